import type { Namespace, TFunction } from 'i18next';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Translations } from './translations.ts';

const TranslationsContext = createContext<Translations | null>(null);
export const TranslationsProvider = TranslationsContext.Provider;

/**
 * The texts of a namespace, or of several, in the language shown; follows a change of language and texts laid over.
 * Twenty lines instead of react-i18next, whose waiting and loading these pages do not use: 2 kB of the first visit.
 */
export function useTranslation<const Ns extends Namespace>(
  namespace: Ns,
): { t: TFunction<Ns>; i18n: Translations['i18n'] } {
  const { i18n, watched } = useContext(TranslationsContext)!;
  useSyncExternalStore(watched.subscribe, watched.read);
  return { t: i18n.getFixedT(null, namespace), i18n };
}
