import { failedPath, okPath } from '../../ui/icon-paths.ts';
import { lockPath } from '../../ui/more-icon-paths.ts';
import { Badge, StatusWord } from '../../ui/controls/badge.tsx';
import { Glyph } from '../../ui/controls/glyph.tsx';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { Menu } from '../../ui/controls/menu.tsx';
import { clockPath, monitorPath, morePath, overduePath, pumpPath } from '../../ui/controls/portal-icon-paths.ts';
import type { TableColumn } from '../../ui/list/table-column.ts';
import { RowLink } from '../../ui/list/row-link.tsx';
import { rowMenu } from './sample-entries.ts';

export type SampleDevice = {
  serial: string;
  model: string;
  icon: string;
  site: string;
  room: string;
  /** Days until the next check; less than none is overdue. */
  dueIn: number;
  isBlocked?: boolean;
};

export const sampleDevices: SampleDevice[] = [
  {
    serial: '4K7-20318-06',
    model: 'Infusion pump IP 40',
    icon: pumpPath,
    site: 'Intensive care',
    room: 'Ward 3, room 12',
    dueIn: 0,
    isBlocked: true,
  },
  {
    serial: 'PM-77401',
    model: 'Patient monitor PM 12',
    icon: monitorPath,
    site: 'Intensive care',
    room: 'Ward 3, room 14',
    dueIn: -27,
  },
  { serial: 'SP2-55120', model: 'Syringe pump SP 2', icon: pumpPath, site: 'Surgery', room: 'Theatre 4', dueIn: 6 },
  {
    serial: 'PM-77388',
    model: 'Patient monitor PM 12',
    icon: monitorPath,
    site: 'Outpatients',
    room: 'Room 0.21',
    dueIn: 42,
  },
];

export const sampleColumns: TableColumn<SampleDevice>[] = [
  {
    id: 'device',
    head: 'Device',
    isSortable: true,
    inCard: 'line',
    cell: ({ icon, model, serial }) => (
      <div className="flex items-center gap-3">
        <Glyph icon={icon} size="small" />
        <div className="min-w-0">
          <RowLink href="#tables">{model}</RowLink>
          <span className="code block text-xs text-second">{serial}</span>
        </div>
      </div>
    ),
  },
  {
    id: 'site',
    head: 'Site',
    inCard: 'line',
    cell: ({ site, room }) => (
      <>
        {site}
        <span className="block text-xs text-second">{room}</span>
      </>
    ),
  },
  { id: 'due', head: 'Next due', isSortable: true, cell: (device) => <Due {...device} /> },
  {
    id: 'status',
    head: 'Status',
    inCard: 'end',
    cell: ({ isBlocked }) =>
      isBlocked ? (
        <StatusWord tone="bad" icon={lockPath}>
          Blocked
        </StatusWord>
      ) : (
        <span className="text-second">In operation</span>
      ),
  },
  {
    id: 'menu',
    head: 'Actions',
    isHeadHidden: true,
    inCard: 'none',
    cell: ({ serial }) => (
      <Menu
        label={`What to do with ${serial}`}
        trigger={<IconButton icon={morePath} label={`More for ${serial}`} isSmall />}
        entries={rowMenu}
        onAction={() => undefined}
      />
    ),
  },
];

function Due({ dueIn, isBlocked }: SampleDevice) {
  if (isBlocked)
    return (
      <Badge tone="bad" icon={failedPath}>
        Before next use
      </Badge>
    );
  if (dueIn < 0)
    return (
      <Badge tone="over" icon={overduePath}>
        {`${-dueIn} days overdue`}
      </Badge>
    );
  if (dueIn < 30)
    return (
      <Badge tone="soon" icon={clockPath}>
        {`In ${dueIn} days`}
      </Badge>
    );
  return (
    <StatusWord tone="ok" icon={okPath}>
      {`In ${dueIn} days`}
    </StatusWord>
  );
}
