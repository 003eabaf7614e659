/** The files of texts, as they lie in `public/locales/{language}/`. */
export const namespaces = [
  'account',
  'checklists',
  'checks',
  'customers',
  'demo',
  'devices',
  'documents',
  'field',
  'history',
  'import',
  'labels',
  'mails',
  'models',
  'overview',
  'pages',
  'phone',
  'portal',
  'question',
  'registrations',
  'scan',
  'search',
  'sites',
  'tools',
  'ui',
  'users',
  'visit',
  'work',
] as const;
export type Namespace = (typeof namespaces)[number];

/** Texts only the server says: translated like the others, and not kept on phones. */
export const serverNamespaces: readonly Namespace[] = ['documents', 'mails', 'phone'];
