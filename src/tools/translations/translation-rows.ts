import { languages, type Language } from '../../contract/language.ts';
import { namespaces, type Namespace } from '../../i18n/namespaces.ts';

export type Texts = { [key: string]: string | Texts };
export type TextFile = { language: Language; namespace: Namespace; texts: Texts };
/** One text in every language that has it; its key names the file too: `work:receipt.title`. */
export type TranslationRow = { key: string; texts: Partial<Record<Language, string>> };

/** All texts side by side, in the order of the English files; what only other languages have comes after. */
export function rowsOfFiles(files: readonly TextFile[]): TranslationRow[] {
  const rows = new Map<string, TranslationRow>();
  const inOrder = files.toSorted((a, b) => namespaces.indexOf(a.namespace) - namespaces.indexOf(b.namespace));
  for (const isEnglish of [true, false])
    for (const { language, namespace, texts } of inOrder)
      if ((language === 'en') === isEnglish)
        for (const [path, text] of leaves(texts, '')) {
          const key = `${namespace}:${path}`;
          const row = rows.get(key) ?? { key, texts: {} };
          row.texts[language] = text;
          rows.set(key, row);
        }
  return [...rows.values()];
}

/** The same texts as files again. */
export function filesOfRows(rows: readonly TranslationRow[]): TextFile[] {
  return languages.flatMap((language) =>
    namespaces.map((namespace) => {
      const texts: Texts = {};
      for (const row of rows) {
        const text = row.texts[language];
        const [file, path] = partsOfKey(row.key);
        if (text !== undefined && file === namespace) put(texts, path.split('.'), text);
      }
      return { language, namespace, texts };
    }),
  );
}

/** A file as it lies in the project. */
export const writtenFile = ({ texts }: TextFile) => `${JSON.stringify(texts, null, 2)}\n`;

/** True for nested texts and nothing else. */
export function isTexts(value: unknown): value is Texts {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.entries(value).every(
      ([key, each]) => !/[.:]|^__proto__$/.test(key) && (typeof each === 'string' || isTexts(each)),
    )
  );
}

/** True for a key that could stand in one of our files. */
export const isKey = (key: string) => {
  const [file, path] = partsOfKey(key);
  return (
    namespaces.some((each) => each === file) && path.split('.').every((name) => name !== '' && name !== '__proto__')
  );
};

function partsOfKey(key: string): [file: string, path: string] {
  const colon = key.indexOf(':');
  return [key.slice(0, colon), key.slice(colon + 1)];
}

function* leaves(texts: Texts, prefix: string): Generator<[string, string]> {
  for (const [name, text] of Object.entries(texts))
    if (typeof text === 'string') yield [prefix + name, text];
    else yield* leaves(text, `${prefix}${name}.`);
}

function put(texts: Texts, [name = '', ...rest]: string[], text: string): void {
  if (rest.length === 0) texts[name] = text;
  else {
    const next = texts[name];
    const inner = typeof next === 'object' ? next : {};
    texts[name] = inner;
    put(inner, rest, text);
  }
}
