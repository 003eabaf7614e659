import type { Language } from '../contract/language.ts';
import { useTranslation } from 'react-i18next';
import { languageNames } from './chosen-language.ts';

type MenuProps = { language: Language; choose: (language: Language) => void };

const languages = Object.keys(languageNames) as Language[];
// Ukrainian is called by its country here, as on every other sign in the field.
const shortName = (language: Language) => (language === 'uk' ? 'UA' : language.toUpperCase());

/** The language of the page: two letters, and behind them the browser's own list with the languages' own names. */
export function LanguageMenu({ language, choose }: MenuProps) {
  const { t } = useTranslation('field');
  return (
    <span className="language">
      <span aria-hidden="true">{shortName(language)}</span>
      <select aria-label={t('language')} value={language} onChange={(event) => choose(event.target.value as Language)}>
        {languages.map((each) => (
          <option key={each} value={each} lang={each}>
            {languageNames[each]}
          </option>
        ))}
      </select>
    </span>
  );
}
