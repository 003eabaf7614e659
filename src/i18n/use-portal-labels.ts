import type { UseQueryResult } from '@tanstack/react-query';
import { createElement } from 'react';
import { useTranslation } from 'react-i18next';
import { AsOf } from './as-of.tsx';
import { regional } from './regional.ts';
import { useViewLabels } from './use-view-labels.ts';

/** The words of every list of the portal. */
export function useListLabels() {
  const { t, i18n } = useTranslation('pages');
  const numbers = new Intl.NumberFormat(regional(i18n.language));
  return {
    view: useViewLabels(),
    asOf,
    number: (value: number) => numbers.format(value),
    search: t('list.search'),
    clearSearch: t('list.clearSearch'),
    filters: t('list.filters'),
    close: t('list.close'),
    find: { label: t('list.find'), more: t('list.findMore') },
    pager: { label: t('list.pager'), previous: t('list.previous'), next: t('list.next') },
    size: { label: t('list.size'), of: (size: number) => t('list.sizeOf', { size }) },
    sort: { by: t('list.sortBy'), ascending: t('list.ascending'), descending: t('list.descending') },
    unshown: (ids: readonly string[]) => t('list.unshown', { ids: ids.join(', ') }),
    nothing: { title: t('list.nothing'), text: t('list.nothingText'), clear: t('list.showAll') },
  };
}

/** The words of every page of the portal that is about one thing. */
export function useDetailsLabels() {
  const { t } = useTranslation('pages');
  return { view: useViewLabels(), asOf, history: t('history.title') };
}

const asOf = (query: UseQueryResult<unknown>) => createElement(AsOf, { query });

/** The words of every form of the portal. */
export function useEditLabels() {
  const { t } = useTranslation('pages');
  return {
    save: t('edit.save'),
    cancel: t('edit.cancel'),
    check: t('edit.check'),
    needsServer: t('edit.needsServer'),
    leave: {
      question: t('edit.leave.question'),
      text: t('edit.leave.text'),
      stay: t('edit.leave.stay'),
      leave: t('edit.leave.leave'),
    },
    merge: {
      title: t('edit.merge.title'),
      text: t('edit.merge.text'),
      mine: t('edit.merge.mine'),
      theirs: t('edit.merge.theirs'),
      act: t('edit.merge.act'),
      label: t('edit.merge.label'),
      empty: t('edit.merge.empty'),
    },
  };
}
