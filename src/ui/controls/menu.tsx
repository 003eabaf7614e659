import type { ReactNode } from 'react';
import { Menu as AriaMenu, MenuItem, MenuTrigger, Popover, Separator } from 'react-aria-components';
import { Icon } from '../icon.tsx';
import { checkPath } from '../icon-paths.ts';
import { itemLook, popoverLook } from '../list/list-look.ts';

export type MenuEntry =
  | {
      kind: 'item';
      id: string;
      label: string;
      icon?: string;
      /** At the end of the line: a short form, a key. */
      end?: string;
      isDanger?: boolean;
      isDisabled?: boolean;
      href?: string;
      target?: '_blank';
    }
  | { kind: 'line'; id: string };

type MenuProps = {
  label: string;
  /** The button that opens it. */
  trigger: ReactNode;
  entries: readonly MenuEntry[];
  /** The one that is chosen, where the menu is a choice. */
  chosen?: string;
  onAction: (id: string) => void;
};

/** What can be done with one thing, or where one can go; opened by a button, closed by Escape. */
export function Menu({ label, trigger, entries, chosen, onAction }: MenuProps) {
  return (
    <MenuTrigger>
      {trigger}
      <Popover offset={4} placement="bottom end" className={popoverLook}>
        <AriaMenu
          aria-label={label}
          onAction={(key) => onAction(String(key))}
          selectionMode={chosen === undefined ? 'none' : 'single'}
          selectedKeys={chosen === undefined ? [] : [chosen]}
          className="min-w-50 p-1 outline-none"
        >
          {entries.map((entry) =>
            entry.kind === 'line' ? (
              <Separator key={entry.id} className="mx-0 my-1 border-t border-line" />
            ) : (
              <Item key={entry.id} entry={entry} isChoice={chosen !== undefined} />
            ),
          )}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}

function Item({ entry, isChoice }: { entry: MenuEntry & { kind: 'item' }; isChoice: boolean }) {
  const { id, label, icon, end, isDanger, ...item } = entry;
  return (
    <MenuItem id={id} textValue={label} {...item} className={`group ${itemLook} ${isDanger ? 'text-fail-text' : ''}`}>
      {isChoice && (
        <span className="invisible text-accent-text group-data-selected:visible">
          <Icon path={checkPath} />
        </span>
      )}
      {icon && (
        <span className={isDanger ? '' : 'text-second'}>
          <Icon path={icon} />
        </span>
      )}
      <span className="min-w-0 grow">{label}</span>
      {end && <span className="text-xs text-second">{end}</span>}
    </MenuItem>
  );
}
