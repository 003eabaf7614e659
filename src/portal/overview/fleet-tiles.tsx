import { useTranslation } from 'react-i18next';
import type { Overview } from '../../contract/overview.ts';
import { fleetDevices } from '../../domain/fleet-devices.ts';
import { regional } from '../../i18n/regional.ts';
import { StatusWord } from '../../ui/controls/badge.tsx';
import { Tile } from '../../ui/list/tile.tsx';
import { Tiles } from '../../ui/list/tiles.tsx';
import { filePath } from '../../ui/controls/portal-icon-paths.ts';
import { fleetStates } from './fleet-parts.ts';

/** The fleet in five figures, and the registrations that wait for a decision. */
export function FleetTiles({ customerId, overview }: { customerId: string; overview: Overview }) {
  const { t, i18n } = useTranslation('overview');
  const locale = regional(i18n.language);
  const numbers = new Intl.NumberFormat(locale);
  const shares = new Intl.NumberFormat(locale, { style: 'percent' });
  const { devices, openRegistrations } = overview;
  return (
    <Tiles>
      {fleetStates.map(({ id, look, icon }) => (
        <Tile
          key={id}
          label={t(`states.${id}`)}
          value={numbers.format(devices[id])}
          href={fleetDevices({ customerId, state: id })}
        >
          <StatusWord tone={look} icon={icon}>
            {devices.total > 0
              ? t('share', { share: shares.format(devices[id] / devices.total), total: numbers.format(devices.total) })
              : t('noDevices')}
          </StatusWord>
        </Tile>
      ))}
      {openRegistrations !== undefined && (
        <Tile
          label={t('registrations')}
          value={numbers.format(openRegistrations)}
          href={`/app/registrations?state=submitted&state=inReview&state=needsInfo&customerId=${customerId}`}
        >
          <StatusWord tone="info" icon={filePath}>
            {t('toReview')}
          </StatusWord>
        </Tile>
      )}
    </Tiles>
  );
}
