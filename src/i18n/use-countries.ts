import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { regional } from './regional.ts';

// ISO 3166-1 alpha-2, as the browser knows them: every pair of letters it has a name for.
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const codes = letters.flatMap((first) => letters.map((second) => first + second));
const neighbours = ['DE', 'AT', 'CH', 'LI', 'LU'];
const noCountries = new Set(['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ']);

/** All countries in the language of the page, those most customers are in first. */
export function useCountries() {
  const { i18n } = useTranslation();
  const locale = regional(i18n.language);
  return useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
    const order = new Intl.Collator(locale);
    const all = codes.flatMap((id) => {
      const label = noCountries.has(id) ? undefined : names.of(id);
      return label === undefined ? [] : [{ id, label }];
    });
    const isNear = ({ id }: { id: string }) => neighbours.includes(id);
    return [
      ...all.filter(isNear),
      ...all.filter((each) => !isNear(each)).toSorted((a, b) => order.compare(a.label, b.label)),
    ];
  }, [locale]);
}
