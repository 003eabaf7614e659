import { ListBox, ListBoxItem, Popover, Text } from 'react-aria-components';
import { Icon } from '../icon.tsx';
import { checkPath } from '../icon-paths.ts';
import { itemLook, popoverLook } from '../list/list-look.ts';

/** One thing to choose. The hint tells apart what has the same name. */
export type Option = { id: string; label: string; hint?: string };

type OptionListProps = { options: readonly Option[]; none?: string };

/** The list that opens under a select or a combo box. */
export function OptionList({ options, none }: OptionListProps) {
  return (
    <Popover offset={4} className={`${popoverLook} max-h-80`}>
      <ListBox
        items={options}
        className="p-1 outline-none"
        renderEmptyState={() => <p className="px-3 py-2 text-second">{none}</p>}
      >
        {({ id, label, hint }) => (
          <ListBoxItem id={id} textValue={label} className={`group ${itemLook}`}>
            <span className="min-w-0 grow">
              <Text slot="label">{label}</Text>
              {hint && (
                <Text slot="description" className="block text-xs text-second">
                  {hint}
                </Text>
              )}
            </span>
            <span className="invisible text-accent-text group-data-selected:visible">
              <Icon path={checkPath} />
            </span>
          </ListBoxItem>
        )}
      </ListBox>
    </Popover>
  );
}
