import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { customerTypes } from '../../contract/customer.ts';
import { customerEndpoints } from '../../contract/customer-endpoints.ts';
import { Select } from '../../ui/controls/select.tsx';
import { TextField } from '../../ui/controls/text-field.tsx';
import type { ApprovalFields } from './approval-fields.ts';
import { ownersOf, proposedAt } from './approval-of.ts';
import { FoundOrSearched } from './found-or-searched.tsx';
import { usePortal } from '../shell/portal-context.ts';

/** Whose device it is. With another customer, site and device are proposed anew. */
export function CustomerChoice({ registration, decision, set, fault, missing }: ApprovalFields) {
  const { server } = usePortal();
  const { t } = useTranslation(['registrations', 'customers', 'pages']);
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim().slice(0, 100));
  const searched = useQuery({
    queryKey: ['customers', 'toChoose', q],
    queryFn: () => server(customerEndpoints.readCustomers, { query: { size: 25, ...(q !== '' && { q }) } }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <FoundOrSearched
        label={t('organisation')}
        found={[
          ...registration.matches.customers.map(({ id, title, subtitle }) => ({ id, label: title, hint: subtitle })),
          ...ownersOf(registration).map(({ id, name }) => ({ id, label: name, hint: t('approve.hasDevice') })),
        ]}
        anew={t('approve.newCustomer', { name: registration.organisation.name })}
        value={decision.customer}
        onChange={(customer) => set({ customer, ...proposedAt(registration, customer) })}
        error={fault('/customer/id')}
        search={{
          label: t('approve.findCustomer'),
          hint: t('approve.findCustomerHint'),
          // The number is part of the words, so that whoever types it keeps the hit in the list.
          options: (searched.data?.items ?? []).map(({ id, name, customerNr, city }) => ({
            id,
            label: `${name}, ${customerNr}`,
            ...(city !== null && { hint: city }),
          })),
          onTyped: setTyped,
        }}
      />
      {decision.customer === 'new' && (
        <>
          <TextField
            label={t('customers:details.customerNr')}
            hint={t('customers:form.customerNrHint')}
            isCode
            value={decision.customerNr}
            onChange={(customerNr) => set({ customerNr })}
            error={missing(decision.customerNr) ?? fault('/customer/create/customerNr')}
          />
          <Select
            label={t('customers:list.type')}
            choose={t('pages:edit.choose')}
            options={customerTypes
              .filter((id) => id !== 'maker')
              .map((id) => ({ id, label: t(`customers:types.${id}`) }))}
            value={decision.customerType || null}
            onChange={(customerType) => set({ customerType })}
            error={missing(decision.customerType)}
          />
        </>
      )}
    </>
  );
}
