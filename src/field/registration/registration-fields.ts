/** A field of the registration: its name in the draft and in the texts, and where the submission keeps it. */
export type RegistrationField = {
  name: string;
  path: string;
  isOptional?: true;
  /** With a line of help under it. */
  hasHint?: true;
  lines?: true;
  half?: true;
  choice?: 'country' | 'language';
  input?: { type?: 'email' | 'tel' | 'date'; inputMode?: 'numeric'; autoComplete?: string };
};

/** The form, group by group, in the order it is shown and checked. */
export const registrationGroups: {
  group: 'organisation' | 'contact' | 'placement' | 'device';
  fields: RegistrationField[];
}[] = [
  {
    group: 'organisation',
    fields: [
      { name: 'organisationName', path: 'organisation.name', input: { autoComplete: 'organization' } },
      { name: 'customerNr', path: 'organisation.customerNr', isOptional: true, hasHint: true },
      {
        name: 'street',
        path: 'organisation.address.street',
        isOptional: true,
        input: { autoComplete: 'street-address' },
      },
      {
        name: 'postalCode',
        path: 'organisation.address.postalCode',
        half: true,
        input: { autoComplete: 'postal-code' },
      },
      { name: 'city', path: 'organisation.address.city', half: true, input: { autoComplete: 'address-level2' } },
      { name: 'countryCode', path: 'organisation.address.countryCode', choice: 'country' },
    ],
  },
  {
    group: 'contact',
    fields: [
      { name: 'firstName', path: 'contact.firstName', half: true, input: { autoComplete: 'given-name' } },
      { name: 'lastName', path: 'contact.lastName', half: true, input: { autoComplete: 'family-name' } },
      { name: 'email', path: 'contact.email', input: { type: 'email', autoComplete: 'email' } },
      {
        name: 'phone',
        path: 'contact.phone',
        isOptional: true,
        hasHint: true,
        input: { type: 'tel', autoComplete: 'tel' },
      },
      { name: 'contactLanguage', path: 'contact.language', choice: 'language' },
    ],
  },
  {
    group: 'placement',
    fields: [
      { name: 'siteName', path: 'placement.siteName', hasHint: true },
      { name: 'department', path: 'placement.department', isOptional: true },
      { name: 'room', path: 'placement.room', isOptional: true },
    ],
  },
  {
    group: 'device',
    fields: [
      { name: 'inventoryNumber', path: 'inventoryNumber', isOptional: true },
      {
        name: 'acquisitionYear',
        path: 'acquisitionYear',
        isOptional: true,
        input: { inputMode: 'numeric' },
      },
      { name: 'commissionedOn', path: 'commissionedOn', isOptional: true, input: { type: 'date' } },
      { name: 'remarks', path: 'remarks', isOptional: true, lines: true },
    ],
  },
];
