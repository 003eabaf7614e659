import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePortal } from '../shell/portal-context.ts';
import { labelEndpoints } from '../../contract/label-endpoints.ts';
import { normalLine } from '../../domain/normal-text.ts';
import { useRefusal } from '../../i18n/use-refusal.ts';
import { AlertBanner } from '../../ui/page/alert-banner.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Checkbox } from '../../ui/controls/checkbox.tsx';
import { Dialog } from '../../ui/controls/dialog.tsx';
import { tagPath } from '../../ui/controls/portal-icon-paths.ts';
import { TextField } from '../../ui/controls/text-field.tsx';
import { keepLabels, type WhichDevice } from './label-queries.ts';

type IssueProps = { which: WhichDevice; isFirst: boolean; onClose: () => void };

/** Issues the next label of a device, and says what the labels before will tell whoever scans them. */
export function IssueDialog({ which, isFirst, onClose }: IssueProps) {
  const portal = usePortal();
  const { t } = useTranslation(['labels', 'desk', 'account']);
  const queries = useQueryClient();
  const refusal = useRefusal();
  const [reason, setReason] = useState('');
  const [revokePrevious, setRevoke] = useState(false);
  const [isTried, setTried] = useState(false);
  const why = normalLine(reason);
  const issuing = useMutation({
    mutationFn: () =>
      portal.server(labelEndpoints.issueLabel, { parameters: which, body: { reason: why, revokePrevious } }),
    onSuccess(labels) {
      keepLabels(queries, which, labels);
      const labelNo = labels.current?.labelNo;
      portal.notify({ message: t('issue.done', { labelNo }), tone: 'success', isClosable: false });
      onClose();
    },
  });
  function issue() {
    setTried(true);
    if (why !== '' && !issuing.isPending) issuing.mutate();
  }
  const act = t(isFirst ? 'issue.first' : 'issue.act');
  return (
    <Dialog
      title={act}
      glyph={{ icon: tagPath, tone: 'info' }}
      isOpen
      isAlert
      onClose={onClose}
      buttons={
        <>
          <Button isSafeChoice onPress={onClose}>
            {t('desk:edit.cancel')}
          </Button>
          <Button variant="primary" busy={issuing.isPending ? act : undefined} onPress={issue}>
            {act}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-4">
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
      </div>
      <AlertBanner title={refusal(issuing.error)} />
    </Dialog>
  );
}
