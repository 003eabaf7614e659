import { useTranslation } from 'react-i18next';
import type { ChecklistDetails } from '../../contract/checklist-details.ts';
import { ActionDialog } from '../shell/action-dialog.tsx';

type QuestionProps = {
  checklist: ChecklistDetails;
  isBusy: boolean;
  onKeep: () => void;
  onPublish: () => Promise<void>;
};

/** Says what publishing changes, and for whom it changes nothing. */
export function PublishQuestion({ checklist, isBusy, onKeep, onPublish }: QuestionProps) {
  const { t } = useTranslation('checklists');
  const [draft, before] = checklist.versions;
  const version = draft?.version ?? 1;
  return (
    <ActionDialog
      title={t('publish.question', { version })}
      act={t('publish.act')}
      isBusy={isBusy}
      error={null}
      onClose={onKeep}
      onAct={() => void onPublish()}
    >
      <p>{t('publish.forPhones', { version })}</p>
      {before && <p>{t('publish.begun', { version: before.version })}</p>}
      <p>{t('publish.forEver')}</p>
    </ActionDialog>
  );
}
