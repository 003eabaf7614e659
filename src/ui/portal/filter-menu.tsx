import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { Icon } from '../icon.tsx';
import { checkPath, downPath } from '../icon-paths.ts';
import { chipLook, chipOff, chipOn } from './filter-chip.tsx';
import { itemLook, popoverLook } from './list-look.ts';
import type { Option } from './option-list.tsx';

type FilterMenuProps = {
  label: string;
  options: readonly Option[];
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
};

/** A filter of a list: opens what can be chosen, several at once, and stays open while choosing. */
export function FilterMenu({ label, options, selected, onChange }: FilterMenuProps) {
  return (
    <MenuTrigger>
      <Button className={`${chipLook} ${selected.size > 0 ? chipOn : chipOff}`}>
        {label}
        {selected.size > 0 && <span className="count on">{selected.size}</span>}
        <Icon path={downPath} />
      </Button>
      <Popover offset={4} className={popoverLook}>
        <Menu
          aria-label={label}
          items={options}
          selectionMode="multiple"
          selectedKeys={selected}
          onSelectionChange={(keys) =>
            onChange(new Set(keys === 'all' ? options.map(({ id }) => id) : [...keys].map(String)))
          }
          className="p-1 outline-none"
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
      </Popover>
    </MenuTrigger>
  );
}
