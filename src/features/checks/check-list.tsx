import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ServerSilent } from '../../api/ask-server.ts';
import type { Desk } from '../../api/desk.ts';
import { keptCheckEndpoints } from '../../contract/kept-check-endpoints.ts';
import type { CheckLine } from '../../contract/kept-check.ts';
import { regional } from '../../i18n/regional.ts';
import { useViewWords } from '../../i18n/use-view-words.ts';
import type { Tone } from '../../ui/banner.tsx';
import { attentionPath, failedPath, okPath } from '../../ui/icon-paths.ts';
import { AwaitedView } from '../../ui/portal/awaited-view.tsx';
import { Button } from '../../ui/portal/button.tsx';
import { Card } from '../../ui/portal/card.tsx';
import { DataTable } from '../../ui/portal/data-table.tsx';
import { Empty } from '../../ui/portal/instead.tsx';
import { Badge, StatusWord } from '../../ui/portal/badge.tsx';
import { filePath, neverPath } from '../../ui/portal/portal-icon-paths.ts';
import type { TableColumn } from '../../ui/portal/table-column.ts';

type ListProps = Desk & { customerId: string; deviceId: string };

/** The function checks of a device, the latest first. */
export function CheckList({ customerId, deviceId, server }: ListProps) {
  const { t } = useTranslation('checks');
  const query = useInfiniteQuery({
    queryKey: ['checks', customerId, deviceId],
    queryFn: ({ pageParam }) =>
      server(keptCheckEndpoints.readChecks, { parameters: { customerId }, query: { deviceId, cursor: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
  });
  const columns = useColumns();
  return (
    <Card isFlush>
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

const looks: Record<string, { tone: Tone; icon: string }> = {
  passed: { tone: 'ok', icon: okPath },
  passedWithRemarks: { tone: 'soon', icon: attentionPath },
  failed: { tone: 'bad', icon: failedPath },
  incomplete: { tone: 'idle', icon: neverPath },
};

function useColumns(): TableColumn<CheckLine>[] {
  const { t, i18n } = useTranslation(['checks', 'field', 'work']);
  const times = new Intl.DateTimeFormat(regional(i18n.language), { dateStyle: 'medium', timeStyle: 'short' });
  return [
    {
      id: 'performedAt',
      head: t('performedAt'),
      inCard: 'line',
      cell: ({ performedAt, kind }) => (
        <>
          <div className="font-medium">{t(`field:kind.${kind}`)}</div>
          <time dateTime={performedAt} className="text-xs text-second">
            {times.format(new Date(performedAt))}
          </time>
        </>
      ),
    },
    {
      id: 'result',
      head: t('result'),
      inCard: 'line',
      cell: ({ result }) => {
        if (result === null) return null;
        const Look = result === 'failed' ? Badge : StatusWord;
        return <Look {...looks[result]!}>{t(`work:result.${result}`)}</Look>;
      },
    },
    { id: 'performer', head: t('performer'), inCard: 'line', cell: ({ performerName }) => performerName },
    {
      id: 'protocolNo',
      head: t('protocolNo'),
      inCard: 'none',
      cell: ({ protocolNo }) => <span className="font-mono">{protocolNo}</span>,
    },
    {
      id: 'state',
      head: t('state'),
      inCard: 'line',
      cell: ({ state, flags }) => (
        <span className="text-second">
          {t(`work:submissionState.${state}`)}
          {flags.length > 0 && ` (${flags.map((flag) => t(`work:flag.${flag}`)).join(' ')})`}
        </span>
      ),
    },
  ];
}
