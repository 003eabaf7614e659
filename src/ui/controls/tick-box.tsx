import { Icon } from '../icon.tsx';
import { checkPath, minusPath } from '../icon-paths.ts';

type TickBoxProps = {
  isOn: boolean;
  isMixed?: boolean;
  isInvalid?: boolean;
  isDisabled?: boolean;
  isFocused?: boolean;
};

/** The drawn box of a checkbox. */
export function TickBox({ isOn, isMixed = false, isInvalid, isDisabled, isFocused }: TickBoxProps) {
  const edge = isInvalid ? 'border-2 border-fail-solid' : 'border-[1.5px] border-line-strong';
  const filled = isDisabled
    ? 'border-[1.5px] border-line-strong bg-sunken text-second'
    : 'border-accent bg-accent text-on-accent';
  return (
    <span
      aria-hidden="true"
      className={`grid size-5 shrink-0 place-items-center rounded-mark [&_.icon]:size-4 [&_.icon]:stroke-3 ${
        isOn || isMixed ? filled : `${edge} ${isDisabled ? 'bg-sunken' : 'bg-surface'}`
      } ${isFocused ? ringLook : ''}`}
    >
      {isMixed ? <Icon path={minusPath} /> : isOn && <Icon path={checkPath} />}
    </span>
  );
}

/** The ring around a drawn control, whose real one is not to be seen. */
export const ringLook = 'outline-3 outline-offset-2 outline-focus';
