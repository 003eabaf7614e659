/** The files of texts, as they lie in `public/locales/{language}/`. */
export const namespaces = [
  'account',
  'customers',
  'demo',
  'desk',
  'field',
  'history',
  'portal',
  'scan',
  'tools',
  'ui',
  'work',
] as const;
export type Namespace = (typeof namespaces)[number];
