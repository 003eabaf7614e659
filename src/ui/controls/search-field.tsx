import { Button, Input, SearchField as AriaSearchField } from 'react-aria-components';
import { Icon } from '../icon.tsx';
import { crossPath } from '../icon-paths.ts';
import { inputLook } from './field-parts.tsx';
import { searchPath } from './portal-icon-paths.ts';

type SearchFieldProps = {
  label: string;
  placeholder?: string;
  clear: string;
  value: string;
  onChange: (value: string) => void;
};

/** Looks for something in a list while it is typed. Escape empties it. */
export function SearchField({ label, placeholder, clear, ...typed }: SearchFieldProps) {
  return (
    <AriaSearchField {...typed} aria-label={label} className="group relative min-w-0 grow basis-45 md:max-w-70">
      <span className="pointer-events-none absolute start-3 top-1/2 -translate-y-1/2 text-second">
        <Icon path={searchPath} />
      </span>
      <Input
        placeholder={placeholder}
        className={`${inputLook} ps-10 pe-10 group-data-empty:pe-3 [&::-webkit-search-cancel-button]:hidden`}
      />
      <Button
        aria-label={clear}
        className="absolute inset-y-1 end-1 grid w-8 cursor-pointer place-items-center rounded-control text-second group-data-empty:hidden data-hovered:bg-sunken [&_.icon]:size-4"
      >
        <Icon path={crossPath} />
      </Button>
    </AriaSearchField>
  );
}
