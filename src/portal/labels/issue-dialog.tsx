import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionDialog } from '../shell/action-dialog.tsx';
import { usePortal } from '../shell/portal-context.ts';
import { useAction } from '../shell/use-action.ts';
import { labelEndpoints } from '../../contract/label-endpoints.ts';
import type { Labels } from '../../contract/label.ts';
import { normalLine } from '../../domain/normal-text.ts';
import { Checkbox } from '../../ui/controls/checkbox.tsx';
import { tagPath } from '../../ui/controls/portal-icon-paths.ts';
import { TextField } from '../../ui/controls/text-field.tsx';
import { keepLabels, type WhichDevice } from './label-queries.ts';

type IssueProps = { which: WhichDevice; isFirst: boolean; onClose: () => void };

/** Issues the next label of a device, and says what the labels before will tell whoever scans them. */
export function IssueDialog({ which, isFirst, onClose }: IssueProps) {
  const { server } = usePortal();
  const { t } = useTranslation(['labels', 'account']);
  const queries = useQueryClient();
  const [reason, setReason] = useState('');
  const [revokePrevious, setRevoke] = useState(false);
  const [isTried, setTried] = useState(false);
  const why = normalLine(reason);
  const issuing = useAction<never, void, Labels>({
    send: () => server(labelEndpoints.issueLabel, { parameters: which, body: { reason: why, revokePrevious } }),
    done(labels) {
      keepLabels(queries, which, labels);
      onClose();
      return t('issue.done', { labelNo: labels.current?.labelNo });
    },
    refresh: [],
  });
  const act = t(isFirst ? 'issue.first' : 'issue.act');
  return (
    <ActionDialog
      title={act}
      glyph={{ icon: tagPath, tone: 'info' }}
      act={act}
      isBusy={issuing.isBusy}
      error={issuing.error}
      onClose={onClose}
      onAct={() => {
        setTried(true);
        if (why !== '') issuing.run();
      }}
    >
      <TextField
        label={t('reason')}
        hint={t('issue.example')}
        value={reason}
        onChange={setReason}
        maxLength={500}
        error={isTried && why === '' ? t('account:errors.required') : undefined}
      />
      {!isFirst && (
        <>
          <Checkbox isSelected={revokePrevious} onChange={setRevoke}>
            {t('issue.revoke')}
          </Checkbox>
          <p aria-live="polite" className="text-s text-second">
            {t(revokePrevious ? 'issue.thenRevoked' : 'issue.thenReplaced')}
          </p>
        </>
      )}
    </ActionDialog>
  );
}
