import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components';
import { Count } from './count.tsx';

export type TabEntry = { id: string; label: string; count?: number; content: ReactNode };

type TabsProps = { label: string; tabs: readonly TabEntry[]; open: string; onOpen: (id: string) => void };

/** Parts of one thing, one at a time. Which one is open stands in the address, so it comes from outside. */
export function Tabs({ label, tabs, open, onOpen }: TabsProps) {
  return (
    <AriaTabs selectedKey={open} onSelectionChange={(key) => onOpen(String(key))} className="grid grid-cols-1 gap-4">
      <TabList
        aria-label={label}
        className="flex gap-1 overflow-x-auto border-b border-line p-0.75 pb-0 [scrollbar-width:none]"
      >
        {tabs.map(({ id, label: word, count }) => (
          <Tab
            key={id}
            id={id}
            className="-mb-px inline-flex min-h-[max(44px,var(--control))] cursor-pointer items-center gap-2 border-b-3 border-transparent px-3 font-medium whitespace-nowrap text-second -outline-offset-3 data-hovered:text-main data-selected:border-accent data-selected:font-strong data-selected:text-accent-text forced-colors:data-selected:border-[Highlight]"
          >
            {word}
            {count !== undefined && <Count>{count}</Count>}
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ id, content }) => (
        <TabPanel key={id} id={id} className="min-w-0">
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
