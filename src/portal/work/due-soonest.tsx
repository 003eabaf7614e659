import { useTranslation } from 'react-i18next';
import { DueWord } from '../shell/due-word.tsx';
import { useDueGroups } from '../shell/use-due-groups.ts';
import type { DeviceLine } from '../../contract/device.ts';
import type { Work } from '../../contract/work.ts';
import { isUsable } from '../../domain/is-usable.ts';
import { Card } from '../../ui/controls/card.tsx';
import { TextLink } from '../../ui/controls/text-link.tsx';
import { RowLink } from '../../ui/list/row-link.tsx';

type SoonestProps = { customerId: string; work: Work };

/** The dates that come first, late ones before the others; where nothing is due, when the next one comes. */
export function DueSoonest({ customerId, work }: SoonestProps) {
  const { t } = useTranslation(['overview', 'field']);
  const groupOf = useDueGroups();
  const headings = [...new Set(work.due.map(groupOf))];
  const isDue = work.overdue + work.dueSoon > 0;
  return (
    <Card
      isFlush
      title={isDue ? t('work.due') : t('work.next')}
      end={<TextLink href={`/app/customers/${customerId}/devices`}>{t('work.allDevices')}</TextLink>}
    >
      {work.due.length === 0 && <p className="p-(--pad) text-second">{t('work.noDates')}</p>}
      {headings.map((heading) => (
        <section key={heading} aria-label={heading}>
          <h3 className="border-b border-line bg-sunken px-(--pad) py-1.5 text-s font-strong">{heading}</h3>
          <ul>
            {work.due
              .filter((device) => groupOf(device) === heading)
              .map((device) => (
                <DueDevice key={device.id} device={device} />
              ))}
          </ul>
        </section>
      ))}
    </Card>
  );
}

function DueDevice({ device }: { device: DeviceLine }) {
  const { t } = useTranslation('field');
  const { id, customerId, name, model, serialNumber, site, department, room, nextDue, timeZone } = device;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border-b border-line px-(--pad) py-2 last:border-b-0 max-sm:grid-cols-1">
      <div className="min-w-0">
        <RowLink href={`/app/customers/${customerId}/devices/${id}`}>{name ?? model.designation}</RowLink>
        <p className="text-xs text-second">
          <span className="font-mono">{serialNumber}</span> {[site?.name, department, room].filter(Boolean).join(', ')}
        </p>
      </div>
      {nextDue && (
        <p className="text-s sm:text-end">
          {t(`kind.${nextDue.kind}`)}
          <span className="block">
            <DueWord due={nextDue} timeZone={timeZone} isUsable={isUsable(device)} />
          </span>
        </p>
      )}
    </li>
  );
}
