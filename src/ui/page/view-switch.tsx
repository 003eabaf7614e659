import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import type { Option } from '../controls/option-list.tsx';

type ViewSwitchProps = { label: string; options: readonly Option[]; chosen: string; onChoose: (id: string) => void };

/** The same things seen another way: list or calendar, light or dark. */
export function ViewSwitch({ label, options, chosen, onChoose }: ViewSwitchProps) {
  return (
    <ToggleButtonGroup
      aria-label={label}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[chosen]}
      onSelectionChange={(keys) => [...keys].forEach((key) => onChoose(String(key)))}
      className="inline-flex max-w-full flex-wrap gap-0.5 justify-self-start rounded-control border border-line bg-sunken p-0.75"
    >
      {options.map(({ id, label: word, hint }) => (
        <ToggleButton
          key={id}
          id={id}
          className="chosen-in-list min-h-[calc(var(--control)-8px)] cursor-pointer rounded-[6px] border border-transparent px-3 text-s font-medium text-second data-hovered:text-main data-selected:border-line data-selected:bg-surface data-selected:font-strong data-selected:text-main data-selected:shadow-card"
        >
          {word}
          {hint && <span className="ms-1 text-xs font-normal">{hint}</span>}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
