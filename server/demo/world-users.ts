import type { AppUserRow } from '../database/tables.ts';
import { demoId } from './demo-id.ts';

type Person = Pick<AppUserRow, 'firstName' | 'lastName' | 'salutation' | 'jobTitle' | 'language' | 'userGroup'> & {
  customerNr: string;
  timeZone: string;
  /** Sites by number; none named = all. */
  sites?: string[];
};

const people: readonly Person[] = [
  {
    customerNr: 'HR-0001',
    firstName: 'Katrin',
    lastName: 'Halden',
    salutation: 'ms',
    jobTitle: 'Leitung Kundendienst',
    language: 'de',
    userGroup: 'providerAdministrator',
    timeZone: 'Europe/Berlin',
  },
  {
    customerNr: 'HR-0001',
    firstName: 'Emil',
    lastName: 'Rohde',
    salutation: 'mr',
    jobTitle: 'Servicetechniker',
    language: 'de',
    userGroup: 'providerService',
    timeZone: 'Europe/Berlin',
  },
  {
    customerNr: 'KA-1204',
    firstName: 'Silke',
    lastName: 'Brandner',
    salutation: 'ms',
    jobTitle: 'Leitung Medizintechnik',
    language: 'de',
    userGroup: 'customerAdministrator',
    timeZone: 'Europe/Berlin',
  },
  {
    customerNr: 'CR-2207',
    firstName: 'Mathieu',
    lastName: 'Roulet',
    salutation: 'mr',
    jobTitle: 'Technicien biomédical',
    language: 'fr',
    userGroup: 'technician',
    timeZone: 'Europe/Paris',
    sites: ['URG', 'REA'],
  },
  {
    customerNr: 'ZY-6101',
    firstName: 'Ірина',
    lastName: 'Бойчук',
    salutation: 'ms',
    jobTitle: 'Старша медична сестра',
    language: 'uk',
    userGroup: 'viewer',
    timeZone: 'Europe/Kyiv',
    sites: ['ТЕР'],
  },
];

/** One person of each group. They have no password until demo-sign-ins.ts gives them one. */
export function worldUsers(at: string): AppUserRow[] {
  return people.map(({ customerNr, sites = [], ...person }) => ({
    ...person,
    id: demoId(`user ${person.userGroup}`),
    customerId: demoId(`customer ${customerNr}`),
    email: `${person.userGroup.toLowerCase()}@${customerNr.toLowerCase()}.example`,
    title: null,
    phone: null,
    siteIdsJson: JSON.stringify(sites.map((siteNr) => demoId(`site ${customerNr} ${siteNr}`))),
    qualificationsJson: JSON.stringify(
      person.userGroup === 'technician' ? [{ kind: 'qualifiedInspector', modelIds: [], validUntil: null }] : [],
    ),
    notificationsJson: JSON.stringify({ dueChecks: 'weekly', failedChecks: 'immediate', registrations: 'off' }),
    status: 'invited',
    passwordHash: null,
    version: 1,
    createdAt: at,
    updatedAt: at,
  }));
}
