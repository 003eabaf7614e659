import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ActionDialog } from '../shell/action-dialog.tsx';
import { ActionMenu } from '../shell/action-menu.tsx';
import { usePortal } from '../shell/portal-context.ts';
import { useAction } from '../shell/use-action.ts';
import { checklistEndpoints } from '../../contract/checklist-endpoints.ts';
import type { ChecklistDetails } from '../../contract/checklist-details.ts';
import { keepChecklist } from './keep-checklist.ts';

type Action = 'copy' | 'discard' | 'retire';

/** Copying a checklist, throwing its draft away, and taking it out of use. */
export function ChecklistActions({ checklist, name }: { checklist: ChecklistDetails; name: string }) {
  const { server, goTo } = usePortal();
  const { t } = useTranslation('checklists');
  const { id: checklistId, version, versions, status } = checklist;
  const queries = useQueryClient();
  const changing = useAction<Exclude<Action, 'copy'>, Exclude<Action, 'copy'>, ChecklistDetails>({
    send: (action) =>
      server(action === 'discard' ? checklistEndpoints.discardChecklistDraft : checklistEndpoints.retireChecklist, {
        parameters: { checklistId },
        version,
      }),
    done(saved, action) {
      keepChecklist(queries, saved);
      return t(`actions.done.${action}`);
    },
    refresh: [],
    failed: ['checklist', checklistId],
  });
  const mayDiscard = versions[0]?.state === 'draft' && versions.length > 1;
  const { wished } = changing;
  return (
    <>
      <ActionMenu<Action>
        actions={[
          { action: 'copy', label: t('actions.copy') },
          ...(mayDiscard ? [{ action: 'discard' as const, label: t('actions.act.discard') }] : []),
          ...(status === 'retired'
            ? []
            : [{ action: 'retire' as const, label: t('actions.act.retire'), isDanger: true }]),
        ]}
        onAction={(action) =>
          action === 'copy' ? goTo(`/app/checklists/new?copyOf=${checklistId}`) : changing.wish(action)
        }
      />
      {wished && (
        <ActionDialog
          title={t(`actions.question.${wished}`, { name })}
          act={t(`actions.act.${wished}`)}
          isBusy={changing.isBusy}
          error={changing.error}
          isFinal
          onClose={changing.close}
          onAct={() => changing.run(wished)}
        >
          <p>{t(`actions.means.${wished}`)}</p>
        </ActionDialog>
      )}
    </>
  );
}
