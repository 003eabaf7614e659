import { useEffect, useMemo, useState } from 'react';
import type { Language } from '../../contract/language.ts';
import type { ConnectionWatch } from '../../start/connection/connection.ts';
import { NoNetworkStrip } from '../../start/connection/no-network-strip.tsx';
import { UnsentChip } from '../../start/unsent/unsent-chip.tsx';
import { I18nextProvider } from 'react-i18next';
import { focusPage } from '../../ui/focus-page.ts';
import { useWatched } from '../../ui/use-watched.ts';
import { rememberLanguage } from '../../start/chosen-language.ts';
import type { FieldView } from './field-view.tsx';
import type { Parts } from '../../start/parts.ts';
import { LanguageMenu } from '../../start/language-menu.tsx';
import type { LateStrips } from '../../start/late-strips.ts';
import { useDeviceNames } from './use-device-names.ts';
import { useFieldView } from './use-field-view.ts';
import { storageOf, useStorageOpening } from '../../start/use-storage-opening.ts';

export type FieldAppProps = {
  first: FieldView;
  language: Language;
  parts: Parts;
  connection: ConnectionWatch;
  strips: LateStrips;
};

/** The field pages: the one that is open, and what stands on all of them. */
export function FieldApp({ first, language: firstLanguage, parts, connection, strips }: FieldAppProps) {
  const [language, setLanguage] = useState(firstLanguage);
  const { view, visit, goTo, showIn } = useFieldView({ first, language, parts });
  const opening = useStorageOpening(parts);
  useEffect(() => {
    if (visit > 0) focusPage();
  }, [visit]);
  const lateStrips = useWatched(strips);
  const nameOf = useDeviceNames({ opening, i18n: parts.translations.i18n, visit });
  const storage = storageOf(opening);

  const shell = useMemo(() => {
    async function choose(wanted: Language) {
      if (!(await parts.translations.change(wanted))) return;
      rememberLanguage(wanted);
      document.documentElement.lang = wanted;
      await showIn(wanted);
      setLanguage(wanted);
    }
    return {
      goTo,
      strips: (
        <>
          <NoNetworkStrip connection={connection} />
          {lateStrips}
        </>
      ),
      end: (
        <>
          <UnsentChip storage={storage} />
          <LanguageMenu language={language} choose={(wanted) => void choose(wanted)} />
        </>
      ),
    };
  }, [goTo, showIn, parts, connection, lateStrips, storage, language]);

  return (
    <I18nextProvider i18n={parts.translations.i18n}>
      <div key={visit}>{view({ language, opening, shell, nameOf })}</div>
    </I18nextProvider>
  );
}
