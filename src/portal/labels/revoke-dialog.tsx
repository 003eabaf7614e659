import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionDialog } from '../shell/action-dialog.tsx';
import { usePortal } from '../shell/portal-context.ts';
import { useAction } from '../shell/use-action.ts';
import { labelEndpoints } from '../../contract/label-endpoints.ts';
import type { Labels } from '../../contract/label.ts';
import { normalLine } from '../../domain/normal-text.ts';
import { TextField } from '../../ui/controls/text-field.tsx';
import { keepLabels, type WhichDevice } from './label-queries.ts';

type RevokeProps = { which: WhichDevice; labelNo: number; onClose: () => void };

/** Revokes a label for good: a lost one, one that was copied. */
export function RevokeDialog({ which, labelNo, onClose }: RevokeProps) {
  const { server } = usePortal();
  const { t } = useTranslation(['labels', 'account']);
  const queries = useQueryClient();
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const why = normalLine(reason);
  const revoking = useAction<never, void, Labels>({
    send: () => server(labelEndpoints.revokeLabel, { parameters: { ...which, labelNo }, body: { reason: why } }),
    done(labels) {
      keepLabels(queries, which, labels);
      onClose();
      return t('revoke.done', { labelNo });
    },
    refresh: [],
  });
  return (
    <ActionDialog
      title={t('revoke.question', { labelNo })}
      act={t('revoke.act')}
      isBusy={revoking.isBusy}
      error={revoking.error}
      isFinal
      onClose={onClose}
      onAct={() => {
        setTried(true);
        if (why !== '') revoking.run();
      }}
    >
      <p>{t('revoke.means')}</p>
      <TextField
        label={t('reason')}
        value={reason}
        onChange={setReason}
        maxLength={500}
        error={isTried && why === '' ? t('account:errors.required') : undefined}
      />
    </ActionDialog>
  );
}
