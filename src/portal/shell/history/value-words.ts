import type { i18n } from 'i18next';
import type { HistoryEvent } from '../../../contract/history.ts';
import { regional } from '../../../i18n/regional.ts';

/** Where the words of a field's codes stand: for all entities, or by the entity. */
const wordsOf: Record<string, string | Record<string, string>> = {
  group: 'account:profile.groups',
  salutation: 'account:profile.salutations',
  digest: 'account:profile.rhythm',
  condition: 'devices:condition',
  mpbetreibvAnnex: 'models:annexes',
  type: { customer: 'customers:types', site: 'sites:types' },
  kind: { checklist: 'field:kind' },
  status: {
    customer: 'customers:status',
    site: 'sites:status',
    user: 'users:status',
    device: 'devices:status',
    deviceModel: 'models:status',
  },
};
const named: Record<string, 'language' | 'region'> = {
  language: 'language',
  defaultLanguage: 'language',
  countryCode: 'region',
};

type Where = { field: string; entityType: HistoryEvent['entityType']; names: Readonly<Record<string, string>> };

/** One value of a change as a person reads it: a code in words, an id by its name, a date as dates are written here. */
export function valueWords(texts: Pick<i18n, 'exists' | 't' | 'language'>, value: string, where: Where): string {
  const { field, entityType, names } = where;
  const groups = wordsOf[field];
  const group = typeof groups === 'object' ? groups[entityType] : groups;
  const key = `${group}.${value}`;
  if (group !== undefined && texts.exists(key)) return texts.t(key as 'history:nothing');
  const locale = regional(texts.language);
  const type = named[field];
  if (type && /^[a-z]{2}$/i.test(value)) return new Intl.DisplayNames(locale, { type }).of(value) ?? value;
  if (/^\d{4}-\d\d-\d\d$/.test(value))
    return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(value));
  return names[value] ?? value;
}
