import { useTranslation } from 'react-i18next';
import { checkKinds } from '../../contract/checklist.ts';
import { checkResults } from '../../contract/function-check.ts';
import { checkStates } from '../../contract/check-details.ts';
import { useSiteOptions } from '../shell/use-site-options.ts';

export const checkFilterNames = ['state', 'result', 'kind', 'siteId'];

/** What the list of checks can be narrowed by. */
export function useCheckFilters(customerId: string) {
  const { t } = useTranslation(['checks', 'field', 'work']);
  const sites = useSiteOptions({ customerId });
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
      options: sites.options,
      onType: sites.onTyped,
    },
  ];
}
