import { useTranslation } from 'react-i18next';

/** The words of every list of the desk. */
export function useListWords() {
  const { t } = useTranslation('desk');
  return {
    search: t('list.search'),
    clearSearch: t('list.clearSearch'),
    filters: t('list.filters'),
    close: t('list.close'),
    find: { label: t('list.find'), more: t('list.findMore') },
    pager: { label: t('list.pager'), previous: t('list.previous'), next: t('list.next') },
    sort: { by: t('list.sortBy'), ascending: t('list.ascending'), descending: t('list.descending') },
    nothing: { title: t('list.nothing'), text: t('list.nothingText'), clear: t('list.showAll') },
  };
}

/** The words of every form of the desk. */
export function useEditWords() {
  const { t } = useTranslation('desk');
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
