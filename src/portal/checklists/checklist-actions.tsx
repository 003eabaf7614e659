import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePortal } from '../shell/portal-context.ts';
import { keptChecklistEndpoints } from '../../contract/kept-checklist-endpoints.ts';
import type { KeptChecklist } from '../../contract/kept-checklist.ts';
import { useRefusal } from '../../i18n/use-refusal.ts';
import { AlertBanner } from '../../ui/page/alert-banner.tsx';
import { ConfirmDialog } from '../../ui/controls/confirm-dialog.tsx';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { Menu } from '../../ui/controls/menu.tsx';
import { morePath } from '../../ui/controls/portal-icon-paths.ts';
import { keepChecklist } from './keep-checklist.ts';

type Wished = 'discard' | 'retire';

/** Copying a checklist, throwing its draft away, and taking it out of use: rarely needed, so behind one button. */
export function ChecklistActions({ checklist, name }: { checklist: KeptChecklist; name: string }) {
  const portal = usePortal();
  const { t } = useTranslation(['checklists', 'desk', 'customers']);
  const { server, isReadOnly, notify, goTo } = portal;
  const { id, version, versions, status } = checklist;
  const queries = useQueryClient();
  const refusal = useRefusal();
  const [wished, setWished] = useState<Wished | null>(null);
  const changing = useMutation({
    mutationFn: (wish: Wished) =>
      server(
        wish === 'discard' ? keptChecklistEndpoints.discardChecklistDraft : keptChecklistEndpoints.retireChecklist,
        { parameters: { checklistId: id }, version },
      ),
    onSuccess(saved, wish) {
      keepChecklist(queries, saved);
      notify({ message: t(`actions.done.${wish}`), tone: 'success', isClosable: false });
      setWished(null);
    },
    onError: () => void queries.invalidateQueries({ queryKey: ['checklist', id] }),
  });
  const mayDiscard = versions[0]?.state === 'draft' && versions.length > 1;
  const close = () => {
    changing.reset();
    setWished(null);
  };
  return (
    <>
      <Menu
        label={t('customers:actions.label')}
        trigger={
          <IconButton
            variant="secondary"
            icon={morePath}
            label={t('customers:actions.label')}
            isDisabled={isReadOnly}
          />
        }
        entries={[
          { kind: 'item', id: 'copy', label: t('actions.copy') },
          ...(mayDiscard ? [{ kind: 'item' as const, id: 'discard', label: t('actions.act.discard') }] : []),
          ...(status === 'retired'
            ? []
            : [
                { kind: 'line' as const, id: 'line' },
                { kind: 'item' as const, id: 'retire', label: t('actions.act.retire'), isDanger: true },
              ]),
        ]}
        onAction={(action) =>
          action === 'copy' ? goTo(`/app/checklists/new?copyOf=${id}`) : setWished(action as Wished)
        }
      />
      {wished && (
        <ConfirmDialog
          question={t(`actions.question.${wished}`, { name })}
          keep={t('desk:edit.cancel')}
          act={t(`actions.act.${wished}`)}
          busy={changing.isPending ? t(`actions.act.${wished}`) : undefined}
          isFinal
          isOpen
          onKeep={close}
          onAct={() => changing.mutate(wished)}
        >
          <p>{t(`actions.means.${wished}`)}</p>
          <AlertBanner title={refusal(changing.error)} />
        </ConfirmDialog>
      )}
    </>
  );
}
