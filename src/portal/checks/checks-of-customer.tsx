import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usePortal } from '../shell/portal-context.ts';
import { useListLabels } from '../../i18n/use-portal-labels.ts';
import { ListPage } from '../../ui/list/list-page.tsx';
import { foundBy } from '../../ui/list/list-address.ts';
import { isRowSelected, nothingSelected, ticked } from '../../ui/list/row-selection.ts';
import { shieldPath } from '../../ui/controls/portal-icon-paths.ts';
import { useListAddress } from '../../ui/list/use-list-address.ts';
import { useRowSelection } from '../../ui/list/use-row-selection.ts';
import { ViewSwitch } from '../../ui/page/view-switch.tsx';
import type { AnswerWords } from './answer-list.tsx';
import { CheckQueue } from './check-queue.tsx';
import { customerChecksQuery } from './customer-checks-queries.ts';
import { ReviewMany } from './review-many.tsx';
import { checkFilterNames, useCheckFilters } from './use-check-filters.ts';
import { useCurrentRow } from './use-current-row.ts';
import { useCustomerCheckColumns } from './use-customer-check-columns.tsx';

/** What each row of a queue would say alike, or what is said beside it. */
const besidesQueue = new Set(['site', 'protocolNo', 'state']);

type ChecksProps = { customerId: string; answerWords: AnswerWords };

/**
 * The function checks of a customer, the latest first; those that wait for a decision are a queue that is worked off.
 * What is looked at goes along to each check, for the way back.
 */
export function ChecksOfCustomer({ customerId, answerWords }: ChecksProps) {
  const { server, permissions, isReadOnly, search, goTo } = usePortal();
  const { t } = useTranslation('checks');
  const path = `/app/customers/${customerId}/checks`;
  const look = useListAddress({ path, search, filterNames: checkFilterNames, goTo });
  const query = useQuery(customerChecksQuery(server, { customerId, address: look.address }));
  const words = useListLabels();
  const columns = useCustomerCheckColumns({ customerId, hrefOf: ({ id }) => `${path}/${id}${search}` });
  const question = foundBy(look.address);
  const { selection, setSelection } = useRowSelection(question);
  const mayReview = permissions.has('check.judge') && !isReadOnly;
  const isQueue = look.address.filters.state?.join() === 'flagged';
  const current = useCurrentRow(query.data?.items.map(({ id }) => id) ?? []);
  return (
    <ListPage
      title={isQueue ? t('queue.title') : t('title')}
      look={look}
      query={query}
      words={words}
      filters={useCheckFilters(customerId)}
      moreFilters={
        <ViewSwitch
          label={t('queue.views')}
          options={[
            { id: 'flagged', label: t('queue.waiting') },
            { id: 'all', label: t('queue.allChecks') },
          ]}
          chosen={isQueue ? 'flagged' : 'all'}
          onChoose={(id) => look.setFilter('state', id === 'flagged' ? ['flagged'] : [])}
        />
      }
      columns={isQueue ? columns.filter(({ id }) => !besidesQueue.has(id)) : columns}
      total={(count, total) => t('list.total', { count, total })}
      empty={{ icon: shieldPath, title: t('none'), text: t('list.noneText') }}
      bulk={({ items, total, totalIsExact }) =>
        mayReview && (
          <ReviewMany
            customerId={customerId}
            selection={selection}
            address={look.address}
            page={{ ids: items.map(({ id }) => id), total, totalIsExact, isAwaited: query.isPlaceholderData }}
            onAll={() => setSelection({ kind: 'all', question })}
            onClear={() => setSelection(nothingSelected)}
          />
        )
      }
      selection={
        mayReview &&
        (({ items }) => ({
          isSelected: (id) => isRowSelected(selection, id),
          onTick: (ids, isOn) => setSelection(ticked(selection, { ids, isOn, inSight: items.map(({ id }) => id) })),
          all: t('queue.selectPage'),
          nameOf: (id) => t('queue.select', { name: items.find((item) => item.id === id)?.protocolNo ?? '' }),
        }))
      }
      beside={
        mayReview &&
        isQueue &&
        current.id !== undefined &&
        (({ total }) => ({
          currentId: current.id,
          shown: <CheckQueue {...{ customerId, answerWords, current, total }} />,
        }))
      }
    />
  );
}
