import { useCallback } from 'react';
import type { Language } from '../../contract/language.ts';
import type { Namespace } from '../../i18n/namespaces.ts';
import { languageNames } from '../../start/chosen-language.ts';
import { TranslationsConverterPage } from '../../tools/translations/translations-converter-page.tsx';
import { NotFound } from '../shell/not-found.tsx';
import { usePortalParts } from '../shell/portal-parts.ts';
import { isForDevelopers, useMetadata } from '../shell/use-metadata.ts';

/** The tooling of translators: behind sign-in, and only where developers work (specification, section 2). */
export function Converter() {
  const portal = usePortalParts();
  const metadata = useMetadata(portal);
  const { ask } = portal.start.parts;
  const readTexts = useCallback(
    async (language: Language, namespace: Namespace) => {
      const answer = await ask(`/locales/${language}/${namespace}.json`, { cache: 'no-store' });
      return answer.kind === 'answered' && answer.status === 200 ? answer.body : null;
    },
    [ask],
  );
  if (metadata === undefined) return null;
  if (!isForDevelopers(metadata)) return <NotFound />;
  return <TranslationsConverterPage readTexts={readTexts} languageNames={languageNames} tell={portal.notices.tell} />;
}
