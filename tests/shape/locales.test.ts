import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languages, type Language } from '../../src/contract/language.ts';

const folder = new URL('../../public/locales/', import.meta.url);
const namespaces = readdirSync(new URL('en/', folder)).map((file) => file.replace('.json', ''));
const others = languages.filter((language) => language !== 'en');
const forms = (language: Language) => new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted();
const pluralForm = /_(zero|one|two|few|many|other)$/;

const formOf = (key: string) => pluralForm.exec(key)![1]!;

/** Words that are the same in these languages, by descent and not by neglect. */
const sameAsEnglish: Partial<Record<Language, string[]>> = {
  de: [
    'account:profile.person',
    'account:profile.organisation',
    'checklists:versions.nth',
    'customers:details.status',
    'history:fields.version',
    'models:fields.status',
    'portal:notFound.version',
    'portal:version',
    'registrations:organisation',
    'users:list.name',
    'users:form.person',
    'work:start.version',
    'work:fieldName.name',
  ],
  fr: [
    'account:login.email',
    'account:profile.organisation',
    'account:profile.notifications',
    'customers:list.type',
    'customers:list.sites',
    'customers:details.email',
    'customers:details.notes',
    'customers:sidebar.organisation',
    'customers:sidebar.sites',
    'customers:delete.sites_one',
    'customers:delete.sites_other',
    'history:fields.version',
    'history:fields.intro',
    'history:fields.signature',
    'history:fields.instruments',
    'portal:notFound.version',
    'portal:version',
    'portal:crash.message',
    'portal:crash.path',
    'sites:list.title',
    'sites:list.name',
    'sites:list.type',
    'sites:list.total_one',
    'sites:list.total_other',
    'sites:form.what',
    'users:list.sites_one',
    'users:list.sites_other',
    'users:details.site',
    'users:details.sites',
    'users:details.qualifications',
    'users:qualification.nth',
    'users:invitation.title',
    'work:start.version',
  ],
  es: ['customers:types.hospital', 'portal:crash.name'],
};
const isFormatOnly = (text: string) => text.replaceAll(/\{\{\w+\}\}/g, '').replaceAll(/[\s:,.()“”]/g, '') === '';
const isName = (key: string) => key === 'field:brand';

function textsOf(language: Language): Map<string, string> {
  const texts = new Map<string, string>();
  for (const namespace of namespaces) {
    const file = readFileSync(new URL(`${language}/${namespace}.json`, folder), 'utf8');
    const walk = (value: unknown, key: string) => {
      if (typeof value === 'string') texts.set(key, value);
      else
        for (const [name, each] of Object.entries(value as object)) walk(each, key === '' ? name : joined(key, name));
    };
    walk(JSON.parse(file), `${namespace}:`);
  }
  return texts;
}
const joined = (key: string, name: string) => (key.endsWith(':') ? key + name : `${key}.${name}`);
const placeholders = (text: string) => [...new Set(text.match(/\{\{\w+\}\}/g))].toSorted();
const english = textsOf('en');
const baseKeys = (texts: Map<string, string>) => new Set([...texts.keys()].map((key) => key.replace(pluralForm, '')));

test.each(others)('[I18N-1] %s has every text, and none that nobody asked for', (language) => {
  expect(baseKeys(textsOf(language))).toEqual(baseKeys(english));
});

test.each(languages)('[I18N-1] every counted text of %s has the plural forms of its language', (language) => {
  const texts = textsOf(language);
  const counted = Map.groupBy(
    [...texts.keys()].filter((key) => pluralForm.test(key)),
    (key) => key.replace(pluralForm, ''),
  );
  for (const [key, all] of counted)
    expect({
      key,
      forms: all
        .map(formOf)
        .filter((form) => form !== 'zero')
        .toSorted(),
    }).toEqual({
      key,
      forms: forms(language),
    });
  expect(counted.size).toBeGreaterThan(0);
});

test.each(others)('[I18N-1] what %s says of none, English says too', (language) => {
  const ofNone = (texts: Map<string, string>) => [...texts.keys()].filter((key) => key.endsWith('_zero'));
  expect(ofNone(textsOf(language))).toEqual(ofNone(english));
});

test.each(others)('[I18N-1] the texts of %s have the same placeholders as the English ones', (language) => {
  for (const [key, text] of textsOf(language)) {
    const same = english.get(key) ?? english.get(key.replace(pluralForm, '_other')) ?? '';
    expect({ key, placeholders: placeholders(text) }).toEqual({ key, placeholders: placeholders(same) });
  }
});

test.each(others)('[I18N-1] no text of %s is an English one left as it was', (language) => {
  const copies = [...textsOf(language)]
    .filter(([key, text]) => english.get(key) === text && !isFormatOnly(text) && !isName(key))
    .map(([key]) => key);
  expect(copies).toEqual(sameAsEnglish[language] ?? []);
});

test.each(others)('[I18N-1] at least 95 of 100 texts of %s differ from English, names excepted', (language) => {
  const texts = [...textsOf(language)].filter(([key]) => !isName(key));
  const different = texts.filter(([key, text]) => english.get(key) !== text);
  expect(different.length / texts.length).toBeGreaterThanOrEqual(0.95);
});

test.each(languages)('[I18N-1] no text of %s is empty, shouts, or begins or ends with a space', (language) => {
  // A letter in Ukrainian begins with an exclamation.
  const shouts = (key: string, text: string) => text.includes('!') && !key.endsWith('.greeting');
  const wrong = [...textsOf(language)].filter(
    ([key, text]) => text.trim() !== text || text === '' || shouts(key, text),
  );
  expect(wrong).toEqual([]);
});

test('[I18N-1] every text is used somewhere, and nothing else is carried to the phone', () => {
  const code = ['src', 'server'].map((folder) => sources(new URL(`../../${folder}/`, import.meta.url))).join('\n');
  const literals = new Set([...code.matchAll(/['`]((?:\w+:)?[\w.]+)['`]/g)].map(([, text]) => withoutNamespace(text!)));
  const groups = [...code.matchAll(/keyOfCode\(i18n, '(?:\w+:)?(\w+)'/g)].map(
    ([, group]) => new RegExp(`^${group}\\.`),
  );
  const templates = [...code.matchAll(/`((?:\w+:)?\w+\.(?:[\w.]|\$\{[^}`]*\})*)`/g)].map(([, text]) =>
    asPattern(text!),
  );
  const isUsed = (key: string) =>
    literals.has(key) || groups.some((group) => group.test(key)) || templates.some((template) => template.test(key));
  const unused = [...baseKeys(english)].filter((key) => !isUsed(withoutNamespace(key)));
  expect(unused).toEqual([]);
});

test('[I18N-1] every code by which the contract refuses a field has its words', () => {
  expect(fieldCodes().filter((code) => !english.has(`account:errors.${code}`))).toEqual([]);
});

/** Of the general rules of the contract's library (domain/field-errors.ts). */
const generalCodes =
  'required wrongType wrongFormat notAChoice unknownField unknownParameter tooMany tooFew textTooLong textTooShort tooLarge tooSmall'.split(
    ' ',
  );

/** Codes the contract gives a field, those of its general rules, and those a route adds. */
function fieldCodes(): string[] {
  const codesIn = (folder: string, written: RegExp) =>
    [...sources(new URL(`../../${folder}/`, import.meta.url)).matchAll(written)].map(([, code]) => code!);
  const ofContract = codesIn('src/contract', /error: '(\w+)'/g);
  const ofRoutes = codesIn('server', /pointer: [^,}\n]+, code: '(\w+)'/g);
  expect(Math.min(ofContract.length, ofRoutes.length)).toBeGreaterThan(10);
  return [...new Set([...ofContract, ...generalCodes, ...ofRoutes])];
}

function sources(from: URL): string {
  return readdirSync(from, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => readFileSync(new URL(file, from), 'utf8'))
    .join('\n');
}
const withoutNamespace = (key: string) => key.replace(/^\w+:/, '');
const asPattern = (template: string) =>
  new RegExp(
    `^${withoutNamespace(template)
      .replaceAll('.', '\\.')
      .replaceAll(/\$\{[^}]*\}/g, '\\w+')}$`,
  );
