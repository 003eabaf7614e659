import { deviceRegistrationSchema, type DeviceRegistration } from '../../contract/device-registration.ts';
import { registrationGroups } from './registration-fields.ts';

/** What is wrong with a field, by its name: the code is the key of the words. */
export type FieldErrors = Record<string, { code: string; params?: Record<string, unknown> }>;

const nameOfPath = new Map(registrationGroups.flatMap(({ fields }) => fields.map(({ path, name }) => [path, name])));

/** What the contract refuses, at the field it is about, and the consent if it is missing. Empty: it can be saved. */
export function registrationErrors(registration: DeviceRegistration, hasReadNotice: boolean): FieldErrors {
  const errors: FieldErrors = {};
  for (const issue of deviceRegistrationSchema.safeParse(registration).error?.issues ?? []) {
    const name = nameOfPath.get(issue.path.join('.')) ?? 'other';
    const params = 'params' in issue ? { ...issue.params } : {};
    errors[name] ??= { code: codeOf(name, issue.message, valueAt(registration, issue.path)), params };
  }
  if (!hasReadNotice) errors.privacy = { code: 'notAgreed' };
  return errors;
}

function codeOf(name: string, code: string, value: unknown): string {
  // Nothing typed is told as that, not as an address or a country of the wrong form.
  if (value === '') return 'required';
  return name === 'acquisitionYear' ? 'notAYear' : code;
}

const valueAt = (registration: DeviceRegistration, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key], registration);
