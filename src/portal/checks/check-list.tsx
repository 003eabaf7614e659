import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ServerSilent } from '../../api/ask-server.ts';
import type { Desk } from '../../api/desk.ts';
import { keptCheckEndpoints } from '../../contract/kept-check-endpoints.ts';
import type { CheckLine } from '../../contract/kept-check.ts';
import { useViewWords } from '../../i18n/use-view-words.ts';
import { AwaitedView } from '../../ui/page/awaited-view.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/controls/card.tsx';
import { DataTable } from '../../ui/list/data-table.tsx';
import { Empty } from '../../ui/page/instead.tsx';
import { filePath } from '../../ui/controls/portal-icon-paths.ts';
import { useCheckColumns } from './use-check-columns.tsx';

type ListProps = Desk & {
  customerId: string;
  deviceId: string;
  /** What takes the list along. */
  documents: ReactNode;
};

/** The function checks of a device, the latest first. */
export function CheckList({ customerId, deviceId, server, documents }: ListProps) {
  const { t } = useTranslation('checks');
  const query = useInfiniteQuery({
    queryKey: ['checks', customerId, deviceId],
    queryFn: ({ pageParam }) =>
      server(keptCheckEndpoints.readChecks, {
        parameters: { customerId },
        query: { deviceId, cursor: pageParam ?? undefined }, // what was kept as JSON has null for nothing
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
    meta: { offline: true },
    gcTime: 7 * 86_400_000,
  });
  const columns = useCheckColumns(
    ({ id, device }) => `/app/customers/${device?.customerId}/devices/${device?.id}/checks/${id}`,
  );
  return (
    <Card isFlush title={t('title')} end={documents}>
      <AwaitedView query={query} words={useViewWords()} isSilence={(error) => error instanceof ServerSilent}>
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
