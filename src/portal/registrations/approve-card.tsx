import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePortal } from '../shell/portal-context.ts';
import { registrationEndpoints } from '../../contract/registration-endpoints.ts';
import type { RegistrationDetails } from '../../contract/registration-details.ts';
import { AlertBanner } from '../../ui/page/alert-banner.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/controls/card.tsx';
import { approvalOf, isComplete, proposedDecision, type Decision } from './approval-of.ts';
import { CustomerChoice } from './customer-choice.tsx';
import { DeviceChoice } from './device-choice.tsx';
import { SiteChoice } from './site-choice.tsx';
import { useApprovalErrors } from './use-approval-errors.ts';

type ApproveProps = { registration: RegistrationDetails };

/** Approves a registration: customer, site and device are those that fit, or new ones made from what was registered. */
export function ApproveCard({ registration }: ApproveProps) {
  const { server, isReadOnly, notify } = usePortal();
  const { t } = useTranslation(['registrations', 'account']);
  const queries = useQueryClient();
  const [decision, setDecision] = useState<Decision>(() => proposedDecision(registration));
  const [isTried, setTried] = useState(false);
  const approving = useMutation({
    mutationFn: () =>
      server(registrationEndpoints.approveRegistration, {
        parameters: { submissionId: registration.id },
        body: approvalOf(registration, decision),
      }),
    onSuccess(saved) {
      queries.setQueryData(['registration', saved.id], saved);
      for (const queryKey of [['registrations'], ['customers'], ['sites'], ['devices'], ['device'], ['overview']])
        void queries.invalidateQueries({ queryKey });
      notify({ message: t('approve.done'), tone: 'success', isClosable: false });
    },
    onError: () => void queries.invalidateQueries({ queryKey: ['registration', registration.id] }),
  });
  const { fault, banner } = useApprovalErrors(approving.error);
  const missing = (text: string) => (isTried && text.trim() === '' ? t('account:errors.required') : undefined);
  function set(change: Partial<Decision>) {
    approving.reset();
    setDecision({ ...decision, ...change });
  }
  function approve() {
    setTried(true);
    if (isComplete(decision) && !approving.isPending) approving.mutate();
  }
  const fields = { registration, server, decision, set, fault, missing };
  return (
    <Card title={t('approve.title')}>
      <div className="grid max-w-160 grid-cols-1 gap-5">
        <CustomerChoice {...fields} />
        <SiteChoice key={decision.customer} {...fields} />
        <DeviceChoice {...fields} />
        <AlertBanner title={banner} />
        <div>
          <Button
            variant="primary"
            isDisabled={isReadOnly}
            busy={approving.isPending ? t('approve.act') : undefined}
            onPress={approve}
          >
            {t('approve.act')}
          </Button>
        </div>
      </div>
    </Card>
  );
}
