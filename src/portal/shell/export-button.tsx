import { useTranslation } from 'react-i18next';
import { FileButton } from './file-button.tsx';
import { inLanguage } from './use-take-file.tsx';

/** Takes a list along as a file, with its filters and in the language of the page. */
export function ExportButton({ path }: { path: string }) {
  const { t, i18n } = useTranslation('pages');
  return <FileButton path={inLanguage(path, i18n.language)} label={t('list.export.csv')} />;
}
