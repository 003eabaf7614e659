import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { checkDocuments } from '../shell/device-documents.ts';
import { DocumentsMenu } from '../shell/documents-menu.tsx';
import { usePortal } from '../shell/portal-context.ts';
import { checkEndpoints } from '../../contract/check-endpoints.ts';
import type { CheckLine } from '../../contract/check-details.ts';
import { useViewLabels } from '../../i18n/use-view-labels.ts';
import { AwaitedView } from '../../ui/page/awaited-view.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/controls/card.tsx';
import { DataTable } from '../../ui/list/data-table.tsx';
import { Empty } from '../../ui/page/instead.tsx';
import { filePath } from '../../ui/controls/portal-icon-paths.ts';
import { useCheckColumns } from './use-check-columns.tsx';
import { offlineView } from '../shell/offline-view.ts';

/** The function checks of a device, the latest first. */
export function CheckList({ customerId, deviceId }: { customerId: string; deviceId: string }) {
  const { server, permissions } = usePortal();
  const { t } = useTranslation(['checks', 'pages']);
  const { t: desk } = useTranslation('pages');
  const query = useInfiniteQuery({
    queryKey: ['checks', customerId, deviceId],
    queryFn: ({ pageParam }) =>
      server(checkEndpoints.readChecks, {
        parameters: { customerId },
        query: { deviceId, cursor: pageParam ?? undefined }, // what was kept as JSON has null for nothing
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
    ...offlineView,
  });
  const columns = useCheckColumns(
    ({ id, device }) => `/app/customers/${device?.customerId}/devices/${device?.id}/checks/${id}`,
  );
  return (
    <Card
      isFlush
      title={t('title')}
      end={
        permissions.has('export') && (
          <DocumentsMenu isCompact documents={checkDocuments({ customerId, deviceId, t: desk })} />
        )
      }
    >
      <AwaitedView query={query} words={useViewLabels()}>
        {({ pages }) => {
          const checks: CheckLine[] = pages.flatMap(({ items }) => items);
          return (
            <>
              <DataTable
                label={t('title')}
                columns={columns}
                idOf={({ id }) => id}
                content={
                  checks.length > 0
                    ? { kind: 'rows', rows: checks }
                    : { kind: 'instead', shown: <Empty icon={filePath} title={t('none')} text={t('noneText')} /> }
                }
              />
              {query.hasNextPage && (
                <div className="border-t border-line p-(--pad)">
                  <Button
                    busy={query.isFetchingNextPage ? t('more') : undefined}
                    onPress={() => void query.fetchNextPage()}
                  >
                    {t('more')}
                  </Button>
                </div>
              )}
            </>
          );
        }}
      </AwaitedView>
    </Card>
  );
}
