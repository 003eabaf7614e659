import { customerChangeSchema, type Customer, type CustomerChange } from '../../contract/customer.ts';
import { bodyErrors } from '../../domain/field-errors.ts';
import { normalLine, normalLines } from '../../domain/normal-text.ts';
import { lineOrNull, phoneOrNull, typedAddress, typedParts, type TypedAddress } from '../../domain/typed-contact.ts';
import { errorsOfReminders, remindersOf, typedReminders, type TypedReminders } from './reminder-values.ts';

/** What the form of a customer holds: everything as it is typed. */
export type CustomerValues = {
  customerNr: string;
  name: string;
  type: string;
  address: TypedAddress;
  email: string;
  phone: string;
  defaultLanguage: string;
  timeZone: string;
  reminderPolicy: TypedReminders;
  notes: string;
};

/** What a new one begins with: at home where the person is. */
export const newCustomer = (language: string, timeZone: string): CustomerValues => ({
  customerNr: '',
  name: '',
  type: '',
  address: typedAddress(null),
  email: '',
  phone: '',
  defaultLanguage: language,
  timeZone,
  reminderPolicy: typedReminders(null),
  notes: '',
});

export const valuesOf = (customer: Customer): CustomerValues => ({
  customerNr: customer.customerNr,
  name: customer.name,
  type: customer.type,
  address: typedAddress(customer.address),
  email: customer.email ?? '',
  phone: customer.phone ?? '',
  defaultLanguage: customer.defaultLanguage,
  timeZone: customer.timeZone,
  reminderPolicy: typedReminders(customer.reminderPolicy),
  notes: customer.notes ?? '',
});

/** What is sent of it. `isMakers`: notes are the maker's alone, so others do not send them. */
export function changeOf(values: CustomerValues, { isMakers }: { isMakers: boolean }): CustomerChange {
  const { customerNr, name, type, address, email, phone, defaultLanguage, timeZone, reminderPolicy, notes } = values;
  const change = {
    customerNr: normalLine(customerNr),
    name: normalLine(name),
    type: type === '' ? undefined : type,
    address: typedParts(address) ?? {},
    email: lineOrNull(email),
    phone: phoneOrNull(phone),
    defaultLanguage,
    timeZone,
    reminderPolicy: remindersOf(reminderPolicy),
    ...(isMakers && { notes: normalLines(notes) || null }),
  };
  return change as CustomerChange; // checked by the contract before it is sent
}

/** What the contract finds wrong with it. */
export function errorsOf(change: CustomerChange) {
  const checked = customerChangeSchema.safeParse(change);
  return checked.success ? [] : errorsOfReminders(bodyErrors(checked.error, change), change.reminderPolicy);
}
