import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-aria-components';
import type { Work } from '../../contract/work.ts';
import { fleetDevices } from '../../domain/fleet-devices.ts';
import { regional } from '../../i18n/regional.ts';
import type { Tone } from '../../ui/banner.tsx';
import { attentionPath, failedPath, okPath } from '../../ui/icon-paths.ts';
import { lockPath } from '../../ui/more-icon-paths.ts';
import { Card } from '../../ui/controls/card.tsx';
import { Glyph } from '../../ui/controls/glyph.tsx';
import { filePath, overduePath, personPath } from '../../ui/controls/portal-icon-paths.ts';

type NeedsProps = { customerId: string; work: Work; asOf: ReactNode };
type Need = { id: NeedName; count: number | undefined; tone: Tone; icon: string; href: string };
type NeedName = 'failed' | 'waitingChecks' | 'overdue' | 'blocked' | 'openRegistrations' | 'endingQualifications';

/** What waits for a decision or an act, the most serious first, each a way to it. */
export function NeedsYou({ customerId, work, asOf }: NeedsProps) {
  const { t, i18n } = useTranslation('overview');
  const numbers = new Intl.NumberFormat(regional(i18n.language));
  const home = `/app/customers/${customerId}`;
  const usable = 'status=registered&status=inOperation&status=inStorage';
  const needs: Need[] = [
    {
      id: 'failed',
      count: work.failed,
      tone: 'bad',
      icon: failedPath,
      href: `${home}/devices?condition=failed&${usable}`,
    },
    {
      id: 'waitingChecks',
      count: work.waitingChecks,
      tone: 'soon',
      icon: attentionPath,
      href: `${home}/checks?state=flagged`,
    },
    {
      id: 'overdue',
      count: work.overdue,
      tone: 'over',
      icon: overduePath,
      href: fleetDevices({ customerId, state: 'overdue' }),
    },
    { id: 'blocked', count: work.blocked, tone: 'idle', icon: lockPath, href: `${home}/devices?status=blocked` },
    {
      id: 'openRegistrations',
      count: work.openRegistrations,
      tone: 'info',
      icon: filePath,
      href: `/app/registrations?state=submitted&state=inReview&state=needsInfo&customerId=${customerId}`,
    },
    {
      id: 'endingQualifications',
      count: work.endingQualifications,
      tone: 'soon',
      icon: personPath,
      href: `${home}/users`,
    },
  ];
  const open = needs.filter(({ count }) => count !== undefined && count > 0);
  return (
    <Card isFlush title={t('work.needs')} end={<span className="text-s text-second">{asOf}</span>}>
      {open.length === 0 ? (
        <p className="flex items-center gap-3 p-(--pad)">
          <Glyph icon={okPath} tone="ok" size="small" /> {t('work.nothing')}
        </p>
      ) : (
        <ul>
          {open.map(({ id, count = 0, tone, icon, href }) => (
            <li key={id} className="border-b border-line last:border-b-0">
              <Link
                href={href}
                className="flex min-h-14 items-center gap-3 px-(--pad) py-2 text-main no-underline data-hovered:bg-sunken"
              >
                <Glyph icon={icon} tone={tone} size="small" />
                <span className="min-w-0 grow">{t(`work.need.${id}`, { count })}</span>
                <span className="font-strong tabular-nums">{numbers.format(count)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
