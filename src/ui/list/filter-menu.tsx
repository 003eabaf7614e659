import { useState } from 'react';
import {
  Autocomplete,
  Button,
  Dialog,
  DialogTrigger,
  Input,
  Menu,
  MenuItem,
  Popover,
  SearchField,
  useFilter,
} from 'react-aria-components';
import { Icon } from '../icon.tsx';
import { checkPath, downPath } from '../icon-paths.ts';
import { inputLook } from '../controls/field-parts.tsx';
import { chipLook, chipOff, chipOn } from './filter-chip.tsx';
import { itemLook, popoverLook } from './list-look.ts';
import type { Option } from '../controls/option-list.tsx';

const fewEnoughToSee = 12;
/** More are not drawn: nobody reads them, and thousands take seconds. */
const mostDrawn = 100;

type FilterMenuProps = {
  label: string;
  options: readonly Option[];
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
  /** What stands above many options and, where not all are drawn, below them. */
  find: { label: string; more: string };
  /** Told what is typed, where the server knows more options than are here. */
  onType?: ((text: string) => void) | undefined;
};

/** A filter of a list: opens what can be chosen, several at once, and stays open while choosing. Many can be searched. */
export function FilterMenu({ label, options, selected, onChange, find, onType }: FilterMenuProps) {
  const [typed, setTyped] = useState('');
  const { contains } = useFilter({ sensitivity: 'base' });
  const isLong = options.length > fewEnoughToSee;
  const fitting = isLong ? options.filter((option) => contains(option.label, typed)) : options;
  const type = (text: string) => {
    setTyped(text);
    onType?.(text);
  };
  const menu = (
    <Menu
      aria-label={label}
      items={fitting.slice(0, mostDrawn)}
      selectionMode="multiple"
      selectedKeys={selected}
      onSelectionChange={(keys) =>
        onChange(new Set(keys === 'all' ? options.map(({ id }) => id) : [...keys].map(String)))
      }
      {...(!isLong && firstFocus)}
      className="min-h-0 overflow-y-auto p-1 outline-none"
    >
      {(option) => (
        <MenuItem textValue={option.label} className={`group ${itemLook}`}>
          <span className="invisible text-accent-text group-data-selected:visible">
            <Icon path={checkPath} />
          </span>
          {option.label}
        </MenuItem>
      )}
    </Menu>
  );
  return (
    <DialogTrigger onOpenChange={(isOpen) => !isOpen && type('')}>
      <Button className={`${chipLook} ${selected.size > 0 ? chipOn : chipOff}`}>
        {label}
        {selected.size > 0 && <span className="count on">{selected.size}</span>}
        <Icon path={downPath} />
      </Button>
      <Popover offset={4} className={popoverLook}>
        <Dialog aria-label={label} className="flex max-h-[inherit] min-h-0 flex-col outline-none">
          {isLong ? (
            <Autocomplete inputValue={typed} onInputChange={type} filter={() => true}>
              <SearchField aria-label={find.label} {...firstFocus} className="p-2">
                <Input placeholder={find.label} className={inputLook} />
              </SearchField>
              {menu}
            </Autocomplete>
          ) : (
            menu
          )}
          {fitting.length > mostDrawn && (
            <p className="border-t border-line px-3 py-2 text-s text-second">{find.more}</p>
          )}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}

// The menu was opened to find something in it.
const firstFocus = { autoFocus: true };
