import { useTranslation } from 'react-i18next';
import { languages, type Language } from '../contract/language.ts';
import { Menu } from '../ui/portal/menu.tsx';
import { MenuButton } from '../ui/portal/menu-button.tsx';
import { globePath } from '../ui/portal/portal-icon-paths.ts';
import { languageNames, rememberLanguage } from './chosen-language.ts';
import type { PortalParts } from './portal-parts.ts';

// Ukrainian is called by its country here, as on every other sign in the field.
const shortName = (language: string) => (language === 'uk' ? 'UA' : language.toUpperCase());

/** The language of the portal. */
export function PortalLanguageMenu({ portal: { start } }: { portal: PortalParts }) {
  const { t, i18n } = useTranslation('portal');
  async function choose(language: Language) {
    if (!(await start.parts.translations.change(language))) return;
    document.documentElement.lang = language;
    rememberLanguage(language);
  }
  return (
    <Menu
      label={t('nav.language')}
      trigger={
        <MenuButton icon={globePath}>
          <span className="sr-only">{t('nav.language')}: </span>
          {shortName(i18n.language)}
        </MenuButton>
      }
      chosen={i18n.language}
      entries={languages.map((id) => ({ kind: 'item', id, label: languageNames[id], end: shortName(id) }))}
      onAction={(id) => {
        const language = languages.find((each) => each === id);
        if (language) void choose(language);
      }}
    />
  );
}
