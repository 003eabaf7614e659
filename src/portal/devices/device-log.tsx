import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FileButton } from '../shell/file-button.tsx';
import { inLanguage } from '../shell/use-take-file.tsx';
import { usePortal } from '../shell/portal-context.ts';
import { deviceEndpoints } from '../../contract/device-endpoints.ts';
import { regional } from '../../i18n/regional.ts';
import { useViewLabels } from '../../i18n/use-view-labels.ts';
import { plusPath } from '../../ui/more-icon-paths.ts';
import { AwaitedView } from '../../ui/page/awaited-view.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/controls/card.tsx';
import { Empty } from '../../ui/page/instead.tsx';
import { filePath } from '../../ui/controls/portal-icon-paths.ts';
import { LogEntryDialog } from './log-entry-dialog.tsx';

/** What happened to a device, the latest first; entries are added and never changed. */
export function DeviceLog({ customerId, deviceId }: { customerId: string; deviceId: string }) {
  const portal = usePortal();
  const { t, i18n } = useTranslation(['devices', 'pages']);
  const { server, permissions, isReadOnly } = portal;
  const logbook = `/api/customers/${customerId}/devices/${deviceId}/logbook.pdf`;
  const [isAdding, setAdding] = useState(false);
  const query = useInfiniteQuery({
    queryKey: ['deviceLog', deviceId],
    queryFn: ({ pageParam }) =>
      server(deviceEndpoints.readDeviceLog, { parameters: { customerId, deviceId }, query: { cursor: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
  });
  const dates = new Intl.DateTimeFormat(regional(i18n.language), { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <Card
      isFlush
      title={t('log.title')}
      end={
        <>
          {permissions.has('export') && (
            <FileButton isCompact path={inLanguage(logbook, i18n.language)} label={t('pages:files.logbook')} />
          )}
          {permissions.has('device.log') && (
            <Button isCompact icon={plusPath} isDisabled={isReadOnly} onPress={() => setAdding(true)}>
              {t('log.add')}
            </Button>
          )}
        </>
      }
    >
      <AwaitedView query={query} words={useViewLabels()}>
        {({ pages }) => {
          const entries = pages.flatMap(({ items }) => items);
          if (entries.length === 0) return <Empty icon={filePath} title={t('log.none')} text={t('log.noneText')} />;
          return (
            <>
              <ol>
                {entries.map(({ id, kind, occurredOn, text, details, author }) => (
                  <li key={id} className="grid gap-1 border-b border-line px-(--pad) py-3 last:border-b-0">
                    <div className="flex flex-wrap items-baseline gap-x-3">
                      <h3 className="text-m">{t(`log.kinds.${kind}`)}</h3>
                      <span className="text-s text-second">
                        <time dateTime={occurredOn}>{dates.format(new Date(`${occurredOn}T00:00:00Z`))}</time>
                        {author && `, ${author}`}
                      </span>
                    </div>
                    {details && (
                      <p className="text-s">
                        {details.from ?? t('list.noSite')} <span aria-hidden="true">→</span> {details.to}
                      </p>
                    )}
                    {text && <p className="whitespace-pre-line wrap-anywhere">{text}</p>}
                  </li>
                ))}
              </ol>
              {query.hasNextPage && (
                <div className="border-t border-line p-(--pad)">
                  <Button
                    busy={query.isFetchingNextPage ? t('log.more') : undefined}
                    onPress={() => void query.fetchNextPage()}
                  >
                    {t('log.more')}
                  </Button>
                </div>
              )}
            </>
          );
        }}
      </AwaitedView>
      {isAdding && <LogEntryDialog customerId={customerId} deviceId={deviceId} onClose={() => setAdding(false)} />}
    </Card>
  );
}
