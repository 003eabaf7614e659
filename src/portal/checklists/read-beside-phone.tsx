import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePortal } from '../shell/portal-context.ts';
import type { CheckKind } from '../../contract/checklist.ts';
import type { ChecklistContent } from '../../contract/checklist-details.ts';
import { publishErrors } from '../../domain/publish-errors.ts';
import { shownLanguage } from '../../domain/shown-language.ts';
import { ChecklistContentView } from './checklist-content-view.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { placedErrors } from './placed-error.ts';
import type { Preview } from './preview.ts';

type ReadProps = {
  content: ChecklistContent;
  kind: CheckKind;
  preview: Preview;
  /** Said above the content. */
  children?: ReactNode;
};

/** A version of a checklist in one of its languages: what it says, and beside it the phone to try it on. */
export function ReadBesidePhone({ content, kind, preview, children }: ReadProps) {
  const { server, languageNames } = usePortal();
  const { i18n } = useTranslation();
  const [language, setLanguage] = useState(() => shownLanguage(i18n.language));
  const missing = placedErrors(publishErrors(content), content).filter(({ code }) => code === 'textMissing');
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_24.375rem]">
      <div className="grid min-w-0 grid-cols-1 gap-5">
        {children}
        <LanguageChoice chosen={language} languageNames={languageNames} missing={missing} onChoose={setLanguage} />
        <ChecklistContentView content={content} kind={kind} language={language} server={server} />
      </div>
      {preview({ content, kind, language })}
    </div>
  );
}
