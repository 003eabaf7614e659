import { useTranslation } from 'react-i18next';

/** The words of a view that is awaited, was not kept, or could not be had: the same on every page. */
export function useViewLabels() {
  const { t } = useTranslation('portal');
  return {
    loading: t('loading'),
    again: t('loadAgain'),
    failed: { title: t('failed.title'), text: t('failed.text') },
    notKept: { title: t('notKept.title'), text: t('notKept.text') },
  };
}
