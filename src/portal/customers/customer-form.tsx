import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { usePortal } from '../shell/portal-context.ts';
import { saveOutcome } from '../../api/save-outcome.ts';
import { customerEndpoints } from '../../contract/customer-endpoints.ts';
import { customerSchema, type Customer } from '../../contract/customer.ts';
import { faultWords, problemWords } from '../../i18n/field-words.ts';
import { useEditWords } from '../../i18n/use-desk-words.ts';
import { EditFormView } from '../../ui/form/edit-form-view.tsx';
import { useEditForm } from '../../ui/form/use-edit-form.ts';
import { CustomerFields } from './customer-fields.tsx';
import { changeOf, faultsOf, newCustomer, valuesOf } from './customer-values.ts';
import { useCustomerWords } from './use-customer-words.ts';

type FormProps = {
  /** None = a new one. */
  customer?: Customer;
  onCancel: () => void;
  onSaved: (saved: Customer) => void;
};

/** Creates a customer, or changes one. */
export function CustomerForm({ customer, onCancel, onSaved }: FormProps) {
  const portal = usePortal();
  const { i18n } = useTranslation('customers');
  const { server, permissions, isReadOnly, languageNames } = portal;
  const queries = useQueryClient();
  const version = useRef(customer?.version);
  const isMakers = permissions.has('customer.archive');
  const words = useEditWords();
  const { nameOf, textOf } = useCustomerWords(languageNames);

  function keep(saved: Customer) {
    version.current = saved.version;
    queries.setQueryData(['customer', saved.id], saved);
    void queries.invalidateQueries({ queryKey: ['customers'] });
  }
  const edit = useEditForm({
    start: customer
      ? valuesOf(customer)
      : newCustomer(i18n.language, new Intl.DateTimeFormat().resolvedOptions().timeZone),
    check: (values) => faultsOf(changeOf(values, { isMakers })),
    words: (fault) => faultWords(i18n, fault),
    save: (values) =>
      saveOutcome({
        send: () => {
          const body = changeOf(values, { isMakers });
          if (!customer) return server(customerEndpoints.createCustomer, { body });
          const parameters = { customerId: customer.id };
          return server(customerEndpoints.changeCustomer, { parameters, body, version: version.current });
        },
        onSaved(saved) {
          keep(saved);
          onSaved(saved);
        },
        theirs(current) {
          const found = customerSchema.safeParse(current);
          if (!found.success) return undefined;
          keep(found.data);
          return valuesOf(found.data);
        },
        words: (problem) => problemWords(i18n, problem),
      }),
  });
  return (
    <EditFormView edit={edit} words={words} nameOf={nameOf} textOf={textOf} onCancel={onCancel} isReadOnly={isReadOnly}>
      <CustomerFields
        form={edit.form}
        languageNames={languageNames}
        isMakers={isMakers}
        isMaker={customer?.type === 'maker'}
      />
    </EditFormView>
  );
}
