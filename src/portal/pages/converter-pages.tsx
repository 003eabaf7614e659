import { useCallback } from 'react';
import type { Language } from '../../contract/language.ts';
import { TranslationsConverterPage } from '../../tools/translations/translations-converter-page.tsx';
import type { Namespace } from '../../i18n/namespaces.ts';
import { languageNames } from '../../start/chosen-language.ts';
import { NotFound } from '../shell/not-found.tsx';
import type { PortalParts } from '../shell/portal-parts.ts';
import { PortalShell } from '../shell/portal-shell.tsx';
import { SignedInOnly } from '../shell/signed-in-only.tsx';
import { isForDevelopers, useMetadata } from '../shell/use-metadata.ts';

type ConverterPagesProps = { portal: PortalParts; goTo: (href: string, how?: 'replace') => void };

/** The tooling of translators: behind sign-in, and only where developers work (specification, section 2). */
export function ConverterPages({ portal, goTo }: ConverterPagesProps) {
  return (
    <SignedInOnly portal={portal} goTo={goTo}>
      {({ person, isConfirmed }) => (
        <PortalShell portal={portal} person={person} isConfirmed={isConfirmed} goTo={goTo}>
          <Inside portal={portal} />
        </PortalShell>
      )}
    </SignedInOnly>
  );
}

function Inside({ portal }: { portal: PortalParts }) {
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
