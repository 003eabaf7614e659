import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usePortal } from '../portal-context.ts';
import { customerEndpoints } from '../../../contract/customer-endpoints.ts';
import type { HistoryEvent } from '../../../contract/history.ts';
import { regional } from '../../../i18n/regional.ts';
import { useViewLabels } from '../../../i18n/use-view-labels.ts';
import { AwaitedView } from '../../../ui/page/awaited-view.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Card } from '../../../ui/controls/card.tsx';
import { Empty } from '../../../ui/page/instead.tsx';
import { clockPath } from '../../../ui/controls/portal-icon-paths.ts';
import { HistoryEntry } from './history-entry.tsx';

/** What has a record of its own on a page. */
type RecordedEntity = 'customer' | 'site' | 'user' | 'device' | 'deviceModel' | 'checklist';

export type RecordedThing = {
  customerId: string;
  entityType: RecordedEntity;
  entityId: string;
};

/** Who changed what of something, and when: the latest first, more of it on request. */
export function HistoryList({ customerId, entityType, entityId }: RecordedThing) {
  const { server } = usePortal();
  const { t, i18n } = useTranslation('history');
  const query = useInfiniteQuery({
    queryKey: ['events', customerId, entityType, entityId],
    queryFn: ({ pageParam }) =>
      server(customerEndpoints.readEvents, {
        parameters: { customerId },
        query: { entityType, entityId, cursor: pageParam },
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
  });
  const times = new Intl.DateTimeFormat(regional(i18n.language), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Card isFlush>
      <AwaitedView query={query} words={useViewLabels()}>
        {({ pages }) => {
          const events: HistoryEvent[] = pages.flatMap(({ items }) => items);
          const names = Object.assign({}, ...pages.map((page) => page.names)) as Record<string, string>;
          if (events.length === 0) return <Empty icon={clockPath} title={t('none.title')} text={t('none.text')} />;
          return (
            <>
              <ol>
                {events.map((event) => (
                  <HistoryEntry
                    key={event.id}
                    event={event}
                    names={names}
                    when={times.format(new Date(event.occurredAt))}
                  />
                ))}
              </ol>
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
