import type { i18n as I18n } from 'i18next';
import { pseudoText } from './pseudo-text.ts';

/** What a developer may see in place of the English texts: letters that show what is not translated, or the keys. */
export const developerViews = ['dev', 'debug'] as const;
export type DeveloperView = (typeof developerViews)[number];

type Texts = { [key: string]: string | Texts };
type Turn = (text: string, key: string) => string;

const turns: Record<DeveloperView, Turn> = { dev: pseudoText, debug: (_text, key) => key };

/**
 * Shows the English texts turned, those that arrive later too; what it answers puts the real ones back. It lies over
 * English, because a language of its own would be asked from a server that has none.
 */
export function showDeveloperView(
  i18n: Pick<I18n, 'store' | 'getResourceBundle' | 'addResourceBundle'>,
  view: DeveloperView,
): () => void {
  const { store } = i18n;
  const real = new Map<string, Texts>();
  let isLaying = false;

  const lay = (namespace: string, texts: Texts) => {
    isLaying = true;
    i18n.addResourceBundle('en', namespace, texts, true, true);
    isLaying = false;
  };
  const turn = (namespace: string) => {
    const texts = i18n.getResourceBundle('en', namespace) as Texts;
    real.set(namespace, structuredClone(texts));
    lay(namespace, turned(texts, turns[view], `${namespace}:`));
  };
  const onAdded = (language: string, namespace: string) => {
    if (!isLaying && language === 'en') turn(namespace);
  };

  for (const namespace of Object.keys(store.data.en ?? {})) turn(namespace);
  store.on('added', onAdded);
  return () => {
    store.off('added', onAdded);
    for (const [namespace, texts] of real) lay(namespace, texts);
  };
}

const turned = (texts: Texts, turn: Turn, prefix: string): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === 'string' ? turn(text, prefix + key) : turned(text, turn, `${prefix}${key}.`),
    ]),
  );
