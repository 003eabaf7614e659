import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Desk } from '../../api/desk.ts';
import { customerTypes } from '../../contract/customer.ts';
import { deviceModelEndpoints } from '../../contract/device-model-endpoints.ts';
import { keptRegistrationEndpoints } from '../../contract/kept-registration-endpoints.ts';
import type { KeptRegistration } from '../../contract/kept-registration.ts';
import { useRefusal } from '../../i18n/use-refusal.ts';
import { AlertBanner } from '../../ui/portal/alert-banner.tsx';
import { Button } from '../../ui/portal/button.tsx';
import { Card } from '../../ui/portal/card.tsx';
import { ComboBox } from '../../ui/portal/combo-box.tsx';
import { RadioGroup } from '../../ui/portal/radio-group.tsx';
import { Select } from '../../ui/portal/select.tsx';
import { TextField } from '../../ui/portal/text-field.tsx';
import { approvalOf, isComplete, proposedDecision, type Decision } from './approval-of.ts';

type ApproveProps = Desk & { registration: KeptRegistration };

/** Approves a registration: customer, site and device are those that fit, or new ones made from what was registered. */
export function ApproveCard({ registration, server, isReadOnly, tell }: ApproveProps) {
  const { t } = useTranslation(['registrations', 'customers', 'desk', 'account']);
  const queries = useQueryClient();
  const refusal = useRefusal();
  const [decision, setDecision] = useState<Decision>(() => proposedDecision(registration));
  const [isTried, setTried] = useState(false);
  const models = useQuery({
    queryKey: ['models', 'toChoose'],
    queryFn: () => server(deviceModelEndpoints.readDeviceModels, { query: { size: 200 } }),
  });
  const approving = useMutation({
    mutationFn: () =>
      server(keptRegistrationEndpoints.approveRegistration, {
        parameters: { submissionId: registration.id },
        body: approvalOf(registration, decision),
      }),
    onSuccess(saved) {
      queries.setQueryData(['registration', saved.id], saved);
      for (const queryKey of [['registrations'], ['customers'], ['devices'], ['overview']])
        void queries.invalidateQueries({ queryKey });
      tell({ message: t('approve.done'), tone: 'success', isClosable: false });
    },
    onError: () => void queries.invalidateQueries({ queryKey: ['registration', registration.id] }),
  });
  const { matches } = registration;
  const set = (change: Partial<Decision>) => setDecision({ ...decision, ...change });
  const optionsOf = (found: readonly { id: string; title: string; subtitle: string }[], anew: string) => [
    ...found.map(({ id, title, subtitle }) => ({ id, label: title, hint: subtitle })),
    { id: 'new', label: anew },
  ];
  const sites = matches.sites.filter(({ customerId }) => customerId === decision.customer);
  const devices = matches.devices.filter(({ customerId }) => customerId === null || customerId === decision.customer);
  const missing = (text: string) => (isTried && text === '' ? t('account:errors.required') : undefined);
  function approve() {
    setTried(true);
    if (isComplete(decision) && !approving.isPending) approving.mutate();
  }
  return (
    <Card title={t('approve.title')}>
      <div className="grid max-w-160 grid-cols-1 gap-5">
        <RadioGroup
          label={t('organisation')}
          options={optionsOf(matches.customers, t('approve.newCustomer', { name: registration.organisation.name }))}
          value={decision.customer}
          onChange={(customer) => set({ customer, site: 'new' })}
        />
        {decision.customer === 'new' && (
          <>
            <TextField
              label={t('customers:details.customerNr')}
              hint={t('customers:form.customerNrHint')}
              isCode
              value={decision.customerNr}
              onChange={(customerNr) => set({ customerNr })}
              error={missing(decision.customerNr)}
            />
            <Select
              label={t('customers:list.type')}
              choose={t('desk:edit.choose')}
              options={customerTypes
                .filter((id) => id !== 'maker')
                .map((id) => ({ id, label: t(`customers:types.${id}`) }))}
              value={decision.customerType || null}
              onChange={(customerType) => set({ customerType })}
              error={missing(decision.customerType)}
            />
          </>
        )}
        <RadioGroup
          label={t('site')}
          options={optionsOf(sites, t('approve.newSite', { name: registration.placement.siteName }))}
          value={decision.site}
          onChange={(site) => set({ site })}
        />
        <RadioGroup
          label={t('device')}
          options={optionsOf(devices, t('approve.newDevice', { serialNumber: decision.serialNumber }))}
          value={decision.device}
          onChange={(device) => set({ device })}
        />
        {decision.device === 'new' && (
          <>
            <ComboBox
              label={t('approve.model')}
              options={(models.data?.items ?? []).map(({ id, designation, modelNo }) => ({
                id,
                label: designation,
                hint: String(modelNo),
              }))}
              none={t('desk:edit.none')}
              value={decision.modelId || null}
              onChange={(modelId) => set({ modelId: modelId ?? '' })}
              error={missing(decision.modelId)}
            />
            <TextField
              label={t('serialNumber')}
              isCode
              value={decision.serialNumber}
              onChange={(serialNumber) => set({ serialNumber })}
              error={missing(decision.serialNumber)}
            />
          </>
        )}
        <AlertBanner title={refusal(approving.error)} />
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
