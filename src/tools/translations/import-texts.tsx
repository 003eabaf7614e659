import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languages, type Language } from '../../contract/language.ts';
import { Card } from '../../ui/controls/card.tsx';
import { FileDrop } from '../../ui/controls/file-drop.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { changedKeys, mergedRows } from './merged-rows.ts';
import { readFile } from './read-file.ts';
import type { TranslationRow } from './translation-rows.ts';
import type { ReadSheet } from './translation-sheet.ts';

type ImportProps = {
  rows: readonly TranslationRow[];
  languageNames: Record<Language, string>;
  onRows: (rows: TranslationRow[]) => void;
};

type Outcome = { name: string } & (Extract<ReadSheet, { kind: 'wrong' }> | { kind: 'done'; count: number });

/** Takes texts from a file, and says how many of them are new. */
export function ImportTexts({ rows, languageNames, onRows }: ImportProps) {
  const { t } = useTranslation('tools');
  const [language, setLanguage] = useState<Language>('de');
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  async function read([file]: File[]) {
    if (!file) return;
    const found = await readFile(file, language);
    if (found.kind === 'wrong') return setOutcome({ name: file.name, ...found });
    const next = mergedRows(rows, found.rows);
    setOutcome({ name: file.name, kind: 'done', count: changedKeys(rows, next).size });
    onRows(next);
  }

  return (
    <Card title={t('import.title')}>
      <div className="grid gap-4 md:grid-cols-[1fr_16rem]">
        <FileDrop
          label={t('import.label')}
          hint={t('import.hint')}
          choose={t('import.choose')}
          accept={['.csv', '.xlsx', '.json', '.zip']}
          onFiles={(files) => void read(files)}
        />
        <Select
          label={t('import.language')}
          hint={t('import.languageHint')}
          choose={t('import.language')}
          options={languages.map((id) => ({ id, label: languageNames[id] }))}
          value={language}
          onChange={(id) => setLanguage(languages.find((each) => each === id) ?? language)}
        />
        <p role="status" className="md:col-span-2 empty:hidden">
          {outcome && wordsOf(t, outcome)}
        </p>
      </div>
    </Card>
  );
}

function wordsOf(t: ReturnType<typeof useTranslation<'tools'>>['t'], outcome: Outcome): string {
  const { name } = outcome;
  if (outcome.kind === 'done') return t('import.done', { name, count: outcome.count });
  if (outcome.why === 'notAKey' || outcome.why === 'keyTwice')
    return t(`import.wrong.${outcome.why}`, { name, line: outcome.line });
  return t(`import.wrong.${outcome.why}`, { name });
}
