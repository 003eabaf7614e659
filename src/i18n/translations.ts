import i18next, { type i18n as I18n } from 'i18next';
import type { Namespace } from './namespaces.ts';

/** `build`: the texts this page was built with, at once where a worker keeps them. `network`: the server's, past every cache. */
export type FetchTexts = (path: string, from: 'build' | 'network') => Promise<unknown>;

type Texts = { [key: string]: string | Texts };

type TranslationsStart = { language: string; fallback: string; fetchTexts: FetchTexts };

export type Translations = {
  i18n: I18n;
  /** The texts of a namespace in the language shown, else in the fallback; false when neither can be had. */
  load: (namespace: Namespace) => Promise<boolean>;
  /** Lays the server's texts over those of the build. No answer: what is here stays. */
  refresh: () => Promise<void>;
  /** Shows another language, once its texts are here; false when they cannot be had. */
  change: (language: string) => Promise<boolean>;
};

/** The texts of the page. Namespaces arrive one by one; what is shown is awaited before it is rendered. */
export async function startTranslations({ language, fallback, fetchTexts }: TranslationsStart): Promise<Translations> {
  const loaded = new Set<string>();
  const i18n = i18next.createInstance();
  await i18n.init({
    lng: language,
    fallbackLng: fallback,
    ns: [],
    defaultNS: 'field',
    resources: {},
    initAsync: false,
    interpolation: { escapeValue: false }, // React escapes
    // Texts laid over those of the build show at once; what is shown is loaded before, so nothing has to be waited for.
    react: { bindI18nStore: 'added', useSuspense: false },
  });

  const lay = (lng: string, namespace: Namespace, texts: Texts) => {
    if (JSON.stringify(i18n.getResourceBundle(lng, namespace)) === JSON.stringify(texts)) return;
    i18n.addResourceBundle(lng, namespace, texts, true, true);
  };

  async function loadIn(lng: string, namespace: Namespace): Promise<boolean> {
    const key = `${lng}/${namespace}`;
    if (loaded.has(key)) return true;
    const texts = await fetchTexts(`/locales/${key}.json`, 'build');
    if (!isTexts(texts)) return false;
    lay(lng, namespace, texts);
    loaded.add(key);
    return true;
  }

  const load = async (namespace: Namespace) => (await loadIn(i18n.language, namespace)) || loadIn(fallback, namespace);

  return {
    i18n,
    load,
    async refresh() {
      for (const key of loaded) {
        const [lng, namespace] = key.split('/') as [string, Namespace];
        const texts = await fetchTexts(`/locales/${key}.json`, 'network');
        if (isTexts(texts)) lay(lng, namespace, texts);
      }
    },

    async change(lng) {
      const namespaces = new Set([...loaded].map((key) => key.split('/')[1] as Namespace));
      const all = await Promise.all([...namespaces].map((namespace) => loadIn(lng, namespace)));
      if (all.includes(false)) return false;
      await i18n.changeLanguage(lng);
      return true;
    },
  };
}

/** A sign-in page of a hotel can be JSON too: only texts are laid over texts. */
function isTexts(value: unknown): value is Texts {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((each) => typeof each === 'string' || isTexts(each))
  );
}
