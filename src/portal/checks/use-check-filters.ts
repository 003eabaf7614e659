import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AskServer } from '../../api/ask-server.ts';
import { checkKinds } from '../../contract/checklist.ts';
import { checkResults } from '../../contract/function-check.ts';
import { checkStates } from '../../contract/kept-check.ts';
import { sitesToChoose } from './customer-checks-queries.ts';

export const checkFilterNames = ['state', 'result', 'kind', 'siteId'];

/** What the list of checks can be narrowed by. */
export function useCheckFilters(server: AskServer, customerId: string) {
  const { t } = useTranslation(['checks', 'field', 'work']);
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim());
  const first = useQuery(sitesToChoose(server, customerId)).data;
  const found = useQuery({
    ...sitesToChoose(server, customerId, q),
    enabled: first?.hasMore === true && q !== '',
  }).data;
  const sites = new Map([...(first?.items ?? []), ...(found?.items ?? [])].map(({ id, name }) => [id, name]));
  return [
    {
      name: 'state',
      label: t('state'),
      options: checkStates.map((id) => ({ id, label: t(`work:submissionState.${id}`) })),
    },
    { name: 'result', label: t('result'), options: checkResults.map((id) => ({ id, label: t(`work:result.${id}`) })) },
    { name: 'kind', label: t('kind'), options: checkKinds.map((id) => ({ id, label: t(`field:kind.${id}`) })) },
    {
      name: 'siteId',
      label: t('site'),
      options: Array.from(sites, ([id, label]) => ({ id, label })),
      onType: setTyped,
    },
  ];
}
