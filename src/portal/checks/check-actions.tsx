import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionDialog } from '../shell/action-dialog.tsx';
import { usePortal } from '../shell/portal-context.ts';
import { useAction } from '../shell/use-action.ts';
import { checkEndpoints } from '../../contract/check-endpoints.ts';
import type { CheckDetails } from '../../contract/check-details.ts';
import { normalLines } from '../../domain/normal-text.ts';
import { Button } from '../../ui/controls/button.tsx';
import { TextArea } from '../../ui/controls/text-area.tsx';

type ActionsProps = { customerId: string; check: CheckDetails };
type Review = 'accept' | 'void';

/** Accepts a check that was marked, so that it counts, or voids one with a reason. */
export function CheckActions({ customerId, check }: ActionsProps) {
  const { server, isReadOnly } = usePortal();
  const { t } = useTranslation(['checks', 'pages', 'account']);
  const queries = useQueryClient();
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const why = normalLines(reason);
  const reviewing = useAction<Review, Review, CheckDetails>({
    send(review) {
      const parameters = { customerId, submissionId: check.id };
      return review === 'accept'
        ? server(checkEndpoints.acceptCheck, { parameters, body: why === '' ? {} : { reason: why } })
        : server(checkEndpoints.voidCheck, { parameters, body: { reason: why } });
    },
    done(saved, review) {
      queries.setQueryData(['check', check.id], saved);
      return t(`acts.${review}.done`);
    },
    refresh: [['checks', customerId], ['device'], ['devices', customerId], ['overview', customerId]],
  });
  const { wished } = reviewing;
  function close() {
    reviewing.close();
    setReason('');
    setTried(false);
  }
  const isOver = check.state === 'voided' || check.state === 'corrected';
  const needsReason = wished === 'void' && why === '';
  return (
    <>
      {check.state === 'flagged' && (
        <Button isDisabled={isReadOnly} onPress={() => reviewing.wish('accept')}>
          {t('acts.accept.act')}
        </Button>
      )}
      {!isOver && (
        <Button variant="danger" isDisabled={isReadOnly} onPress={() => reviewing.wish('void')}>
          {t('acts.void.act')}
        </Button>
      )}
      {wished && (
        <ActionDialog
          title={t(`acts.${wished}.question`, { protocolNo: check.protocolNo })}
          act={t(`acts.${wished}.act`)}
          isBusy={reviewing.isBusy}
          error={reviewing.error}
          isFinal={wished === 'void'}
          onClose={close}
          onAct={() => {
            setTried(true);
            if (!needsReason) reviewing.run(wished);
          }}
        >
          <p>{t(`acts.${wished}.means`)}</p>
          <TextArea
            label={t('reason')}
            note={wished === 'accept' ? t('pages:edit.optional') : undefined}
            value={reason}
            onChange={setReason}
            maxLength={500}
            error={isTried && needsReason ? t('account:errors.required') : undefined}
          />
        </ActionDialog>
      )}
    </>
  );
}
