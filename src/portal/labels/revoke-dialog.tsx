import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePortal } from '../shell/portal-context.ts';
import { labelEndpoints } from '../../contract/label-endpoints.ts';
import { normalLine } from '../../domain/normal-text.ts';
import { useRefusal } from '../../i18n/use-refusal.ts';
import { AlertBanner } from '../../ui/page/alert-banner.tsx';
import { ConfirmDialog } from '../../ui/controls/confirm-dialog.tsx';
import { TextField } from '../../ui/controls/text-field.tsx';
import { keepLabels, type WhichDevice } from './label-queries.ts';

type RevokeProps = { which: WhichDevice; labelNo: number; onClose: () => void };

/** Revokes a label for good: a lost one, one that was copied. */
export function RevokeDialog({ which, labelNo, onClose }: RevokeProps) {
  const portal = usePortal();
  const { t } = useTranslation(['labels', 'desk', 'account']);
  const queries = useQueryClient();
  const refusal = useRefusal();
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const why = normalLine(reason);
  const revoking = useMutation({
    mutationFn: () =>
      portal.server(labelEndpoints.revokeLabel, { parameters: { ...which, labelNo }, body: { reason: why } }),
    onSuccess(labels) {
      keepLabels(queries, which, labels);
      portal.notify({ message: t('revoke.done', { labelNo }), tone: 'success', isClosable: false });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      question={t('revoke.question', { labelNo })}
      keep={t('desk:edit.cancel')}
      act={t('revoke.act')}
      busy={revoking.isPending ? t('revoke.act') : undefined}
      isFinal
      isOpen
      onKeep={onClose}
      onAct={() => {
        setTried(true);
        if (why !== '' && !revoking.isPending) revoking.mutate();
      }}
    >
      <p className="mb-4">{t('revoke.means')}</p>
      <TextField
        label={t('reason')}
        value={reason}
        onChange={setReason}
        maxLength={500}
        error={isTried && why === '' ? t('account:errors.required') : undefined}
      />
      <AlertBanner title={refusal(revoking.error)} />
    </ConfirmDialog>
  );
}
