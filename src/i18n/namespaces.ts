/** The files of texts, as they lie in `public/locales/{language}/`. */
export const namespaces = [
  'account',
  'checks',
  'customers',
  'demo',
  'desk',
  'devices',
  'field',
  'history',
  'models',
  'overview',
  'portal',
  'question',
  'registrations',
  'scan',
  'search',
  'sites',
  'tools',
  'ui',
  'users',
  'work',
] as const;
export type Namespace = (typeof namespaces)[number];
