import { Button } from 'react-aria-components';
import { downPath } from '../icon-paths.ts';
import { Icon } from '../icon.tsx';
import { chipLook, chipOff } from './filter-chip.tsx';
import { asListSize, listSizes, type ListSize } from './list-size.ts';
import { Menu } from '../controls/menu.tsx';

/** What is said about how many rows a page has: in general, and of one number. */
export type SizeWords = { label: string; of: (size: number) => string };

type SizeMenuProps = { words: SizeWords; size: ListSize; onChange: (size: ListSize) => void };

/** How many rows of a list there are on a page. */
export function SizeMenu({ words, size, onChange }: SizeMenuProps) {
  return (
    <Menu
      label={words.label}
      trigger={
        <Button className={`${chipLook} ${chipOff} text-main`}>
          {words.of(size)}
          <Icon path={downPath} />
        </Button>
      }
      entries={listSizes.map((each) => ({ kind: 'item', id: String(each), label: String(each) }))}
      chosen={String(size)}
      onAction={(id) => onChange(asListSize(id) ?? size)}
    />
  );
}
