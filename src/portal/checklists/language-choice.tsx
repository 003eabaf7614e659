import { useTranslation } from 'react-i18next';
import { languages, type Language } from '../../contract/language.ts';
import { ViewSwitch } from '../../ui/page/view-switch.tsx';
import type { PlacedError } from './placed-error.ts';

type LanguageChoiceProps = {
  chosen: Language;
  languageNames: Record<Language, string>;
  /** Texts that stand in no such language yet. */
  missing: readonly PlacedError[];
  onChoose: (language: Language) => void;
};

/** The language texts are typed and previewed in, and how many are missing in each. */
export function LanguageChoice({ chosen, languageNames, missing, onChoose }: LanguageChoiceProps) {
  const { t } = useTranslation(['checklists', 'pages']);
  return (
    <div className="top-14 z-5 bg-canvas py-1 lg:sticky">
      <ViewSwitch
        label={t('pages:texts.language')}
        options={languages.map((id) => {
          const count = missing.filter(({ language }) => language === id).length;
          return { id, label: languageNames[id], ...(count > 0 && { hint: t('edit.missing', { count }) }) };
        })}
        chosen={chosen}
        onChoose={(id) => onChoose(languages.find((each) => each === id) ?? chosen)}
      />
    </div>
  );
}
