/** The languages there are manuals in (requirement SHELL-9). */
export const manualLanguages = ['de', 'en', 'es', 'fr'] as const;
export type ManualLanguage = (typeof manualLanguages)[number];

/** Where the manual in a language stands, or the English one; `template` is `manualUrl` of the metadata. */
export function manualAddress(template: string, language: string): string {
  const known = manualLanguages.find((each) => each === language) ?? 'en';
  return template.replaceAll('{language}', known);
}

/** Our own manuals, where the installation names no others. */
export const ownManuals = '/manual/{language}/';
