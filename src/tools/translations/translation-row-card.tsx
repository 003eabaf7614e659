import { useTranslation } from 'react-i18next';
import { languages, type Language } from '../../contract/language.ts';
import { penPath } from '../../ui/more-icon-paths.ts';
import { StatusWord } from '../../ui/controls/badge.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { TextArea } from '../../ui/controls/text-area.tsx';
import type { Finding } from './findings.ts';
import type { TranslationRow } from './translation-rows.ts';

type RowCardProps = {
  row: TranslationRow;
  findings: readonly Finding[];
  isChanged: boolean;
  languageNames: Record<Language, string>;
  onChange: (language: Language, text: string) => void;
  onUndo: () => void;
};

/** One text in all languages, each of them to be changed. */
export function TranslationRowCard({ row, findings, isChanged, languageNames, onChange, onUndo }: RowCardProps) {
  const { t } = useTranslation('tools');
  return (
    <li className="grid gap-3 border-b border-line px-(--pad) py-4 last:border-b-0">
      <div className="flex min-h-9 flex-wrap items-center gap-3">
        <h3 className="min-w-0 grow font-mono text-s break-all">{row.key}</h3>
        {isChanged && (
          <>
            <StatusWord tone="soon" icon={penPath}>
              {t('changed')}
            </StatusWord>
            <Button variant="quiet" isCompact onPress={onUndo}>
              {t('undo')}
            </Button>
          </>
        )}
      </div>
      <div className="grid gap-3 md:grid-cols-2 lg:grid-cols-3">
        {languages.map((language) => {
          const found = findings.find((finding) => finding.language === language);
          return (
            <TextArea
              key={language}
              label={languageNames[language]}
              value={row.texts[language] ?? ''}
              onChange={(text) => onChange(language, text)}
              error={found && t(`finding.${found.kind}`)}
            />
          );
        })}
      </div>
    </li>
  );
}
