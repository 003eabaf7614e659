import { useTranslation } from 'react-i18next';
import { usePortal } from './portal-context.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Menu } from '../../ui/controls/menu.tsx';
import { downloadPath } from '../../ui/controls/portal-icon-paths.ts';
import { inLanguage, useTakeFile } from './use-take-file.tsx';

/** A file that can be taken along; `format` is said at the end of its line. */
export type TakenDocument = { id: string; label: string; format: 'PDF' | 'XLSX' | 'CSV'; path: string };

type MenuProps = { documents: readonly TakenDocument[]; isCompact?: boolean };

/** Everything of a page that can leave the screen, in the language of the page. */
export function DocumentsMenu({ documents, isCompact = false }: MenuProps) {
  const portal = usePortal();
  const { t, i18n } = useTranslation('pages');
  const { take, busy, question } = useTakeFile();
  return (
    <>
      <Menu
        label={t('files.documents')}
        trigger={
          <Button isCompact={isCompact} icon={downloadPath} isDisabled={portal.isReadOnly} busy={busy}>
            {t('files.documents')}
          </Button>
        }
        entries={documents.map(({ id, label, format }) => ({ kind: 'item', id, label, end: format }))}
        onAction={(id) => {
          const wanted = documents.find((each) => each.id === id);
          if (wanted) take(inLanguage(wanted.path, i18n.language));
        }}
      />
      {question}
    </>
  );
}
