import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePortal } from '../shell/portal-context.ts';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { Menu } from '../../ui/controls/menu.tsx';
import { clockPath, morePath, uploadPath } from '../../ui/controls/portal-icon-paths.ts';
import { CalendarDialog } from './calendar-dialog.tsx';

/** What is done with all devices of a customer: an import, the calendar of their due dates. */
export function ListActions({ customerId }: { customerId: string }) {
  const { permissions, isReadOnly } = usePortal();
  const { t } = useTranslation(['devices', 'customers']);
  const [isCalendar, setCalendar] = useState(false);
  const entries = [
    ...(permissions.has('import')
      ? [
          {
            kind: 'item' as const,
            id: 'import',
            label: t('list.import'),
            icon: uploadPath,
            href: `/app/customers/${customerId}/devices/import`,
          },
        ]
      : []),
    ...(permissions.has('device.write')
      ? [{ kind: 'item' as const, id: 'calendar', label: t('calendar.title'), icon: clockPath }]
      : []),
  ];
  if (entries.length === 0) return null;
  const label = t('customers:actions.label');
  return (
    <>
      <Menu
        label={label}
        trigger={<IconButton variant="secondary" icon={morePath} label={label} isDisabled={isReadOnly} />}
        entries={entries}
        onAction={(id) => setCalendar(id === 'calendar')}
      />
      {isCalendar && <CalendarDialog customerId={customerId} onClose={() => setCalendar(false)} />}
    </>
  );
}
