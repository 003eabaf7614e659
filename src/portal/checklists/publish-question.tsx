import { useTranslation } from 'react-i18next';
import type { KeptChecklist } from '../../contract/kept-checklist.ts';
import { ConfirmDialog } from '../../ui/controls/confirm-dialog.tsx';

type QuestionProps = { checklist: KeptChecklist; isBusy: boolean; onKeep: () => void; onPublish: () => Promise<void> };

/** Says what publishing changes, and for whom it changes nothing. */
export function PublishQuestion({ checklist, isBusy, onKeep, onPublish }: QuestionProps) {
  const { t } = useTranslation(['checklists', 'desk']);
  const [draft, before] = checklist.versions;
  const version = draft?.version ?? 1;
  return (
    <ConfirmDialog
      question={t('publish.question', { version })}
      keep={t('desk:edit.cancel')}
      act={t('publish.act')}
      busy={isBusy ? t('publish.act') : undefined}
      isOpen
      onKeep={onKeep}
      onAct={() => void onPublish()}
    >
      <p>{t('publish.forPhones', { version })}</p>
      {before && <p className="mt-2">{t('publish.begun', { version: before.version })}</p>}
      <p className="mt-2">{t('publish.forEver')}</p>
    </ConfirmDialog>
  );
}
