import { useTranslation } from 'react-i18next';
import { languages, type Language } from '../../contract/language.ts';
import { Menu } from '../../ui/controls/menu.tsx';
import { MenuButton } from '../../ui/controls/menu-button.tsx';
import { useWatched } from '../../ui/use-watched.ts';
import { globePath } from '../../ui/controls/portal-icon-paths.ts';
import { languageNames, rememberLanguage } from '../../start/chosen-language.ts';
import { isDeveloperView } from './developer-view.ts';
import type { PortalParts } from './portal-parts.ts';
import { isForDevelopers, useMetadata } from './use-metadata.ts';

// Ukrainian is called by its country here, as on every other sign in the field.
const shortName = (language: string) => (language === 'uk' ? 'UA' : language.toUpperCase());

// Names of tools, the same in every language.
const viewNames = { dev: 'Dev', debug: 'Debug' };
const developerEntries = [
  { kind: 'line', id: 'line' },
  { kind: 'item', id: 'dev', label: viewNames.dev },
  { kind: 'item', id: 'debug', label: viewNames.debug },
] as const;

/** The language of the portal; in front of developers also texts that show what is not translated (SHELL-10). */
export function PortalLanguageMenu({ portal }: { portal: PortalParts }) {
  const { start, developerTexts } = portal;
  const { t, i18n } = useTranslation('portal');
  const hasDeveloperViews = isForDevelopers(useMetadata(portal));
  const shownView = useWatched(developerTexts) ?? null;
  async function choose(language: Language) {
    await developerTexts.show(null);
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
          {shownView ? viewNames[shownView] : shortName(i18n.language)}
        </MenuButton>
      }
      chosen={shownView ?? i18n.language}
      entries={[
        ...languages.map((id) => ({ kind: 'item', id, label: languageNames[id], end: shortName(id) }) as const),
        ...(hasDeveloperViews ? developerEntries : []),
      ]}
      onAction={(id) => {
        if (isDeveloperView(id)) return void developerTexts.show(id);
        const language = languages.find((each) => each === id);
        if (language) void choose(language);
      }}
    />
  );
}
