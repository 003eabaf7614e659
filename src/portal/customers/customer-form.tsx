import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usePortal } from '../shell/portal-context.ts';
import { useVersionedForm } from '../shell/use-versioned-form.ts';
import { customerEndpoints } from '../../contract/customer-endpoints.ts';
import { customerSchema, type Customer } from '../../contract/customer.ts';
import { EditFormView } from '../../ui/form/edit-form-view.tsx';
import { CustomerFields } from './customer-fields.tsx';
import { changeOf, errorsOf, newCustomer, valuesOf } from './customer-values.ts';
import { useCustomerLabels } from './use-customer-labels.ts';

type FormProps = {
  /** None = a new one. */
  customer?: Customer;
  onCancel: () => void;
  onSaved: (saved: Customer) => void;
};

/** Creates a customer, or changes one. */
export function CustomerForm({ customer, onCancel, onSaved }: FormProps) {
  const { server, permissions, languageNames } = usePortal();
  const { i18n } = useTranslation();
  const queries = useQueryClient();
  const isMakers = permissions.has('customer.archive');
  const frame = useVersionedForm({
    start: customer
      ? valuesOf(customer)
      : newCustomer(i18n.language, new Intl.DateTimeFormat().resolvedOptions().timeZone),
    version: customer?.version,
    schema: customerSchema,
    valuesOf,
    check: (values) => errorsOf(changeOf(values, { isMakers })),
    send(values, version) {
      const body = changeOf(values, { isMakers });
      if (!customer) return server(customerEndpoints.createCustomer, { body });
      return server(customerEndpoints.changeCustomer, { parameters: { customerId: customer.id }, body, version });
    },
    keep(saved) {
      queries.setQueryData(['customer', saved.id], saved);
      void queries.invalidateQueries({ queryKey: ['customers'] });
    },
    onSaved,
  });
  return (
    <EditFormView {...frame} {...useCustomerLabels(languageNames)} onCancel={onCancel}>
      <CustomerFields
        form={frame.edit.form}
        languageNames={languageNames}
        isMakers={isMakers}
        isMaker={customer?.type === 'maker'}
      />
    </EditFormView>
  );
}
