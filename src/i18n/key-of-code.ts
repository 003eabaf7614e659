import type { i18n } from 'i18next';

/**
 * The key of the words for a code that came from elsewhere, or of the general words where this build has none for it:
 * a newer server may know more codes than this phone.
 */
export function keyOfCode<Group extends string>(texts: Pick<i18n, 'exists'>, group: Group, code: string) {
  const key = `${group}.${code}`;
  return (texts.exists(key) ? key : `${group}.other`) as `${Group}.other`;
}
