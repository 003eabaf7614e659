import { userChangeSchema, type User, type UserChange } from '../../contract/user.ts';
import { bodyErrors } from '../../domain/field-errors.ts';
import { normalLine } from '../../domain/normal-text.ts';
import { hasSiteLimit } from '../../domain/rights.ts';
import { groups } from '../../contract/group.ts';
import { lineOrNull, phoneOrNull } from '../../domain/typed-contact.ts';

export type QualificationValues = { kind: string; modelIds: string[]; validUntil: string };

/** What the form of a user holds: everything as it is typed. */
export type UserValues = {
  email: string;
  salutation: string;
  title: string;
  firstName: string;
  lastName: string;
  phone: string;
  jobTitle: string;
  language: string;
  timeZone: string;
  group: string;
  siteIds: string[];
  qualifications: QualificationValues[];
};

/** What a new one begins with: the habits of the customer. */
export const newUser = (customer: { defaultLanguage: string; timeZone: string }): UserValues => ({
  email: '',
  salutation: '',
  title: '',
  firstName: '',
  lastName: '',
  phone: '',
  jobTitle: '',
  language: customer.defaultLanguage,
  timeZone: customer.timeZone,
  group: '',
  siteIds: [],
  qualifications: [],
});

export const valuesOf = (user: User): UserValues => ({
  email: user.email,
  salutation: user.salutation ?? '',
  title: user.title ?? '',
  firstName: user.firstName,
  lastName: user.lastName,
  phone: user.phone ?? '',
  jobTitle: user.jobTitle ?? '',
  language: user.language,
  timeZone: user.timeZone,
  group: user.group,
  siteIds: user.siteIds,
  qualifications: user.qualifications.map((each) => ({ ...each, validUntil: each.validUntil ?? '' })),
});

/** What is sent of it. */
export function changeOf(values: UserValues): UserChange {
  const { email, salutation, title, firstName, lastName, phone, jobTitle, language, timeZone, group } = values;
  const change = {
    email: normalLine(email),
    salutation: salutation || null,
    title: lineOrNull(title),
    firstName: normalLine(firstName),
    lastName: normalLine(lastName),
    phone: phoneOrNull(phone),
    jobTitle: lineOrNull(jobTitle),
    language,
    timeZone,
    group: group === '' ? undefined : group,
    siteIds: canBeLimited(group) ? values.siteIds : [],
    qualifications: values.qualifications.map(({ kind, modelIds, validUntil }) => ({
      kind: kind === '' ? undefined : kind,
      modelIds,
      validUntil: validUntil || null,
    })),
  };
  return change as UserChange; // checked by the contract before it is sent
}

/** What the contract finds wrong with it. */
export function errorsOf(values: UserValues) {
  const change = changeOf(values);
  const checked = userChangeSchema.safeParse(change);
  return checked.success ? [] : bodyErrors(checked.error, change);
}

/** Whether people of a group can be limited to some sites; true as long as none is chosen. */
export function canBeLimited(group: string): boolean {
  const known = groups.find((each) => each === group);
  return known === undefined || hasSiteLimit(known);
}
