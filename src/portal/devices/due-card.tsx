import { useTranslation } from 'react-i18next';
import type { Device } from '../../contract/device.ts';
import { isUsable } from '../../domain/is-usable.ts';
import { regional } from '../../i18n/regional.ts';
import { Card } from '../../ui/controls/card.tsx';
import { DueWord } from '../shell/due-word.tsx';

/** When which check is due, and why just then: the interval, what it is counted from, and where it is demanded. */
export function DueCard({ device }: { device: Pick<Device, 'dueList' | 'timeZone' | 'status' | 'condition'> }) {
  const { dueList, timeZone } = device;
  const { t, i18n } = useTranslation(['devices', 'field']);
  const dates = new Intl.DateTimeFormat(regional(i18n.language), { dateStyle: 'medium', timeZone: 'UTC' });
  const written = (day: string) => dates.format(new Date(`${day}T00:00:00Z`));
  return (
    <Card title={t('due.title')}>
      {dueList.length === 0 ? (
        <p className="text-second">{t('due.none')}</p>
      ) : (
        <ul className="grid gap-4">
          {dueList.map((due) => (
            <li key={due.kind} className="grid justify-items-start gap-1">
              <h3 className="text-m">{t(`field:kind.${due.kind}`)}</h3>
              <DueWord due={due} timeZone={timeZone} isUsable={isUsable(device)} />
              <p className="text-xs text-second">
                {[
                  written(due.dueOn),
                  t(`due.every.${due.interval.unit}`, { count: due.interval.value }),
                  ...(due.dueRule === 'exactDay' ? [] : [t(`due.rule.${due.dueRule}`)]),
                  t(`due.from.${due.countedFrom.what}`, { date: written(due.countedFrom.on) }),
                  ...(due.standard ? [due.standard] : []),
                ].join(', ')}
              </p>
              {due.performer !== 'anyone' && (
                <p className="text-xs text-second">{t(`due.performer.${due.performer}`)}</p>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
