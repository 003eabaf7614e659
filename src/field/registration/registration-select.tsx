import type { ComponentProps } from 'react';
import type { Language } from '../../contract/language.ts';
import { languages } from '../../contract/language.ts';
import { useTranslation } from 'react-i18next';
import { countryCodes } from './country-codes.ts';

type SelectProps = ComponentProps<'select'> & { choice: 'country' | 'language'; language: Language };

/** Countries and languages by their names in the language of the page, in its order. */
export function RegistrationSelect({ choice, language, ...control }: SelectProps) {
  const { t } = useTranslation('work');
  const names = new Intl.DisplayNames(language, { type: choice === 'country' ? 'region' : 'language' });
  const codes: readonly string[] = choice === 'country' ? countryCodes : languages;
  const options = codes.map((code) => ({ code, name: names.of(code) ?? code }));
  const { compare } = new Intl.Collator(language);
  return (
    <select {...control}>
      {choice === 'country' && <option value="">{t('registration.chooseCountry')}</option>}
      {options
        .toSorted((a, b) => compare(a.name, b.name))
        .map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
    </select>
  );
}
