import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePortal } from '../shell/portal-context.ts';
import { keptCheckEndpoints } from '../../contract/kept-check-endpoints.ts';
import type { KeptCheck } from '../../contract/kept-check.ts';
import { normalLines } from '../../domain/normal-text.ts';
import { useRefusal } from '../../i18n/use-refusal.ts';
import { AlertBanner } from '../../ui/page/alert-banner.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { ConfirmDialog } from '../../ui/controls/confirm-dialog.tsx';
import { TextArea } from '../../ui/controls/text-area.tsx';

type ActionsProps = { customerId: string; check: KeptCheck };

/** Accepts a check that was marked, so that it counts, or voids one with a reason. */
export function CheckActions({ customerId, check }: ActionsProps) {
  const portal = usePortal();
  const { t } = useTranslation(['checks', 'desk', 'account']);
  const { server, isReadOnly, notify } = portal;
  const queries = useQueryClient();
  const refusal = useRefusal();
  const [wished, setWished] = useState<'accept' | 'void' | null>(null);
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const why = normalLines(reason);
  const judging = useMutation({
    mutationFn: (act: 'accept' | 'void') => {
      const parameters = { customerId, submissionId: check.id };
      return act === 'accept'
        ? server(keptCheckEndpoints.acceptCheck, { parameters, body: why === '' ? {} : { reason: why } })
        : server(keptCheckEndpoints.voidCheck, { parameters, body: { reason: why } });
    },
    onSuccess(saved, act) {
      queries.setQueryData(['check', check.id], saved);
      for (const queryKey of [['checks', customerId], ['device'], ['devices', customerId], ['overview', customerId]])
        void queries.invalidateQueries({ queryKey });
      notify({ message: t(`acts.${act}.done`), tone: 'success', isClosable: false });
      close();
    },
  });
  function close() {
    judging.reset();
    setWished(null);
    setReason('');
    setTried(false);
  }
  const isOver = check.state === 'voided' || check.state === 'corrected';
  const needsReason = wished === 'void' && why === '';
  return (
    <>
      {check.state === 'flagged' && (
        <Button isDisabled={isReadOnly} onPress={() => setWished('accept')}>
          {t('acts.accept.act')}
        </Button>
      )}
      {!isOver && (
        <Button variant="danger" isDisabled={isReadOnly} onPress={() => setWished('void')}>
          {t('acts.void.act')}
        </Button>
      )}
      <ConfirmDialog
        question={wished ? t(`acts.${wished}.question`, { protocolNo: check.protocolNo }) : ''}
        keep={t('desk:edit.cancel')}
        act={wished ? t(`acts.${wished}.act`) : ''}
        busy={judging.isPending && wished ? t(`acts.${wished}.act`) : undefined}
        isFinal={wished === 'void'}
        isOpen={wished !== null}
        onKeep={close}
        onAct={() => {
          setTried(true);
          if (wished && !needsReason) judging.mutate(wished);
        }}
      >
        <p className="mb-4">{wished && t(`acts.${wished}.means`)}</p>
        <TextArea
          label={t('reason')}
          note={wished === 'accept' ? t('desk:edit.optional') : undefined}
          value={reason}
          onChange={setReason}
          maxLength={500}
          error={isTried && needsReason ? t('account:errors.required') : undefined}
        />
        <AlertBanner title={refusal(judging.error)} />
      </ConfirmDialog>
    </>
  );
}
