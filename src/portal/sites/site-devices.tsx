import { useTranslation } from 'react-i18next';
import type { FleetState } from '../../contract/overview.ts';
import type { Site } from '../../contract/site.ts';
import { fleetDevices } from '../../domain/fleet-devices.ts';
import { regional } from '../../i18n/regional.ts';
import type { Tone } from '../../ui/banner.tsx';
import { failedPath, okPath } from '../../ui/icon-paths.ts';
import { StatusWord } from '../../ui/controls/badge.tsx';
import { Card } from '../../ui/controls/card.tsx';
import { clockPath, neverPath, overduePath } from '../../ui/controls/portal-icon-paths.ts';
import { TextLink } from '../../ui/controls/text-link.tsx';

type State = Exclude<keyof FleetState, 'total'>;

const looks: Record<State, { tone: Tone; icon: string }> = {
  overdue: { tone: 'over', icon: overduePath },
  dueSoon: { tone: 'soon', icon: clockPath },
  ok: { tone: 'ok', icon: okPath },
  failed: { tone: 'bad', icon: failedPath },
  neverDone: { tone: 'idle', icon: neverPath },
};
const states = Object.keys(looks) as State[];

/** The devices at a site by their state, each number a way to the devices it counts. */
export function SiteDevices({ site: { id, customerId, devices } }: { site: Site }) {
  const { t, i18n } = useTranslation('sites');
  const numbers = new Intl.NumberFormat(regional(i18n.language));
  const listOf = (state: keyof FleetState) => fleetDevices({ customerId, siteId: id, state });
  return (
    <Card title={t('devices.title')} end={<TextLink href={listOf('total')}>{t('devices.all')}</TextLink>}>
      {devices.total === 0 ? (
        <p className="text-second">{t('devices.none')}</p>
      ) : (
        <ul className="grid gap-2">
          {states.map((state) => (
            <li key={state} className="flex items-center justify-between gap-3">
              <StatusWord {...looks[state]}>{t(`devices.${state}`)}</StatusWord>
              {devices[state] === 0 ? (
                <span className="text-second tabular-nums">0</span>
              ) : (
                <TextLink href={listOf(state)}>
                  <span className="tabular-nums">
                    {t('devices.count', { count: devices[state], number: numbers.format(devices[state]) })}
                  </span>
                </TextLink>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
