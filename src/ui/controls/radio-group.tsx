import type { ReactNode } from 'react';
import { Radio, RadioGroup as AriaRadioGroup } from 'react-aria-components';
import { FieldLabel, fieldLook, FieldNotes, type FieldWords } from './field-parts.tsx';
import type { Option } from './option-list.tsx';
import { ringLook } from './tick-box.tsx';

type RadioOption = Option & {
  /** Shown before its words. */
  picture?: ReactNode;
  /** Cannot be chosen; its hint says why. */
  isDisabled?: boolean;
};

type RadioGroupProps = FieldWords & {
  options: readonly RadioOption[];
  value: string | null;
  onChange: (id: string) => void;
  name?: string;
  isDisabled?: boolean;
};

/** One of two to five, all in sight. */
export function RadioGroup({ label, note, hint, error, options, ...group }: RadioGroupProps) {
  return (
    <AriaRadioGroup {...group} isInvalid={error !== undefined} validationBehavior="aria" className={fieldLook}>
      <FieldLabel label={label} note={note} />
      <div>
        {options.map((option) => (
          <Choice key={option.id} {...option} />
        ))}
      </div>
      <FieldNotes hint={hint} error={error} />
    </AriaRadioGroup>
  );
}

function Choice({ id, label, hint, picture, isDisabled = false }: RadioOption) {
  return (
    <Radio
      value={id}
      isDisabled={isDisabled}
      className="flex min-h-8 cursor-pointer items-start gap-3 py-1.5 leading-close data-disabled:cursor-not-allowed data-disabled:text-second pointer-coarse:min-h-(--control) pointer-coarse:items-center"
    >
      {({ isSelected, isFocusVisible, isInvalid }) => (
        <>
          <span
            aria-hidden="true"
            className={`drawn-here grid size-5 shrink-0 place-items-center rounded-full bg-surface ${
              isSelected
                ? 'border-[6px] border-accent'
                : isInvalid
                  ? 'border-2 border-fail-solid'
                  : 'border-[1.5px] border-line-strong'
            } ${isFocusVisible ? ringLook : ''}`}
          />
          {picture}
          <span className="min-w-0">
            {label}
            {hint && <span className="block text-xs text-second">{hint}</span>}
          </span>
        </>
      )}
    </Radio>
  );
}
