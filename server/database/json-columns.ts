import type { z } from 'zod/mini';
import type { addressSchema } from '../../src/contract/address.ts';
import type { reminderPolicySchema } from '../../src/contract/customer.ts';
import type { qualificationSchema } from '../../src/contract/user.ts';
import type { siteContactSchema } from '../../src/contract/site.ts';
import type { CheckFlag } from '../../src/contract/receipt.ts';
import type { DeviceRegistration } from '../../src/contract/device-registration.ts';
import type { FunctionCheck } from '../../src/contract/function-check.ts';
import type { LocalText } from '../../src/contract/language.ts';

// What the columns named `…Json` hold. The contract's schemas checked it before this server wrote it, and nobody else
// writes there, so it is not checked again for each row of a list.

/** `siteIdsJson`: the sites somebody is limited to; none: all sites. */
export const siteIdsOf = (json: string): string[] => JSON.parse(json);

/** `flagsJson`: what a person should look at. */
export const flagsOf = (json: string): CheckFlag[] => JSON.parse(json);

/** `contentJson` of a function check, as it was sent. */
export const functionCheckOf = (json: string): FunctionCheck => JSON.parse(json);

/** `contentJson` of a registration, as it was sent. */
export const registrationOf = (json: string): DeviceRegistration => JSON.parse(json);

/** `kindJson`: what kind of device it is, by language. */
export const localTextOf = (json: string): LocalText => JSON.parse(json);

/** `addressJson`; null where none was given. */
export const addressOf = (json: string | null): z.infer<typeof addressSchema> | null =>
  json === null ? null : JSON.parse(json);

/** `contactJson` of a site; null where none was given. */
export const contactOf = (json: string | null): z.infer<typeof siteContactSchema> | null =>
  json === null ? null : JSON.parse(json);

/** `reminderPolicyJson` of a customer; null where none was given. */
export const reminderPolicyOf = (json: string | null): z.infer<typeof reminderPolicySchema> | null =>
  json === null ? null : JSON.parse(json);

/** `qualificationsJson` of a user: what somebody is trained for, and until when. */
export const qualificationsOf = (json: string): z.infer<typeof qualificationSchema>[] => JSON.parse(json);
