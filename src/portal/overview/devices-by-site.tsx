import { useTranslation } from 'react-i18next';
import type { FleetState, Overview } from '../../contract/overview.ts';
import { fleetDevices } from '../../domain/fleet-devices.ts';
import { regional } from '../../i18n/regional.ts';
import { FigureCard } from '../../ui/charts/figure-card.tsx';
import { FigureTable } from '../../ui/charts/figure-table.tsx';
import { Legend } from '../../ui/charts/legend.tsx';
import { StackedBars } from '../../ui/charts/stacked-bars.tsx';
import { TextLink } from '../../ui/controls/text-link.tsx';
import { fleetStates, useFleetParts } from './fleet-parts.ts';

const mostDrawn = 12;

/** The devices of each site by their state; the sites with the most devices are drawn, all stand in the table. */
export function DevicesBySite({ customerId, sites }: { customerId: string; sites: Overview['bySite'] }) {
  const { t, i18n } = useTranslation('overview');
  const parts = useFleetParts();
  const numbers = new Intl.NumberFormat(regional(i18n.language));
  const named = sites
    .filter(({ devices }) => devices.total > 0)
    .map(({ siteId, name, devices }) => ({
      id: siteId ?? 'none',
      name: name ?? t('withoutSite'),
      devices,
      href: (state: keyof FleetState) => fleetDevices({ customerId, ...(siteId !== null && { siteId }), state }),
    }));
  const drawn = named.toSorted((a, b) => b.devices.total - a.devices.total).slice(0, mostDrawn);
  return (
    <FigureCard
      title={t('bySite')}
      words={{
        label: t('view.label', { title: t('bySite') }),
        drawing: t('view.drawing'),
        table: t('view.table'),
      }}
      drawing={
        <>
          <Legend parts={parts} />
          {drawn.length > 0 ? (
            <StackedBars
              label={t('bySiteDrawn', { count: drawn.length })}
              bars={drawn.map(({ id, name, devices: { ok, dueSoon, overdue } }) => ({
                id,
                name,
                amounts: { ok, dueSoon, overdue },
              }))}
              parts={parts}
              written={(amount) => numbers.format(amount)}
            />
          ) : (
            <p className="text-second">{t('noDevices')}</p>
          )}
          {drawn.length < named.length && (
            <p className="text-s text-second">
              {t('largest', { count: drawn.length, total: numbers.format(named.length) })}
            </p>
          )}
        </>
      }
      table={
        <FigureTable
          label={t('bySite')}
          heads={[t('site'), t('total'), ...fleetStates.map(({ id }) => t(`states.${id}`))]}
          rows={named.map(({ id, name, devices, href }) => ({
            id,
            cells: [
              name,
              <TextLink key="total" href={href('total')}>
                {numbers.format(devices.total)}
              </TextLink>,
              ...fleetStates.map((state) => (
                <TextLink key={state.id} href={href(state.id)}>
                  {numbers.format(devices[state.id])}
                </TextLink>
              )),
            ],
          }))}
        />
      }
    />
  );
}
