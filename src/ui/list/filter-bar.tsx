import { useState, type ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { Icon } from '../icon.tsx';
import { chipLook, chipOff, chipOn } from './filter-chip.tsx';
import { filterPath } from '../controls/portal-icon-paths.ts';
import { SideSheet } from '../controls/side-sheet.tsx';

type FilterBarProps = {
  label: string;
  search?: ReactNode;
  /** "Filters", and how many are on. */
  filters: string;
  activeCount: number;
  close: string;
  children: ReactNode;
};

/** Search and filters over a list. On a phone the filters fold into one button that opens a sheet. */
export function FilterBar({ label, search, filters, activeCount, close, children }: FilterBarProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div role="group" aria-label={label} className="flex flex-wrap items-center gap-2">
      {search}
      <div className="hidden flex-wrap items-center gap-2 md:flex">{children}</div>
      <div className="md:hidden">
        <AriaButton onPress={() => setOpen(true)} className={`${chipLook} ${activeCount > 0 ? chipOn : chipOff}`}>
          <Icon path={filterPath} />
          {filters}
          {activeCount > 0 && <span className="count on">{activeCount}</span>}
        </AriaButton>
        <SideSheet title={filters} close={close} isOpen={isOpen} onClose={() => setOpen(false)}>
          <div className="flex flex-wrap gap-2">{children}</div>
        </SideSheet>
      </div>
    </div>
  );
}
