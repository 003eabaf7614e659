import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languages, type Language } from '../../contract/language.ts';
import { namespaces, type Namespace } from '../../i18n/namespaces.ts';
import { failedPath } from '../../ui/icon-paths.ts';
import { Button } from '../../ui/controls/button.tsx';
import { LoadFailed } from '../../ui/page/instead.tsx';
import { LateLoader } from '../../ui/page/late-loader.tsx';
import type { Notices } from '../../ui/page/notices.ts';
import { PageBody } from '../../ui/page/page-body.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { Strip } from '../../ui/page/strip.tsx';
import { downloadPath } from '../../ui/controls/portal-icon-paths.ts';
import { useTitle } from '../../ui/use-title.ts';
import { ImportTexts } from './import-texts.tsx';
import { changedKeys } from './merged-rows.ts';
import { isTexts, rowsOfFiles, type TextFile, type TranslationRow } from './translation-rows.ts';
import { TranslationTable } from './translation-table.tsx';
import { useLeaveQuestion } from './use-leave-question.ts';
import { exportKinds, exportTexts } from './write-files.ts';

type ConverterProps = {
  /** The texts of one file as the server has them now; null when it does not answer. */
  readTexts: (language: Language, namespace: Namespace) => Promise<unknown>;
  languageNames: Record<Language, string>;
  tell: Notices['tell'];
};

type State =
  | { kind: 'loading' }
  | { kind: 'failed' }
  | { kind: 'read'; before: TranslationRow[]; rows: TranslationRow[] };

/** All texts of the product in all languages side by side, to be looked through, changed, and taken along as files. */
export function TranslationsConverterPage({ readTexts, languageNames, tell }: ConverterProps) {
  const { t } = useTranslation('tools');
  const [state, setState] = useState<State>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useTitle(t('title'));
  useEffect(() => {
    let isOver = false;
    void readAll(readTexts).then((next) => isOver || setState(next));
    return () => {
      isOver = true;
    };
  }, [readTexts, attempt]);

  const changed = state.kind === 'read' ? changedKeys(state.before, state.rows) : new Set<string>();
  useLeaveQuestion(changed.size > 0);

  if (state.kind === 'loading') return <LateLoader label={t('loading')} />;
  if (state.kind === 'failed')
    return (
      <PageBody>
        <LoadFailed title={t('failed.title')} text={t('failed.text')}>
          <Button onPress={() => setAttempt(attempt + 1)}>{t('failed.again')}</Button>
        </LoadFailed>
      </PageBody>
    );
  const { before, rows } = state;
  const show = (next: TranslationRow[]) => setState({ kind: 'read', before, rows: next });
  const take = (kind: (typeof exportKinds)[number]) =>
    exportTexts(rows, kind).catch(() => tell({ message: t('exportFailed'), tone: 'error', isClosable: true }));
  return (
    <PageBody>
      <PageHeader
        title={t('title')}
        sub={t('text')}
        actions={exportKinds.map((kind) => (
          <Button key={kind} icon={downloadPath} onPress={() => void take(kind)}>
            {t(`export.${kind}`)}
          </Button>
        ))}
      />
      {changed.size > 0 && (
        <Strip tone="soon" icon={failedPath}>
          {t('notKept', { count: changed.size })}
        </Strip>
      )}
      <ImportTexts rows={rows} languageNames={languageNames} onRows={show} />
      <TranslationTable before={before} rows={rows} changed={changed} languageNames={languageNames} onRows={show} />
    </PageBody>
  );
}

async function readAll(readTexts: ConverterProps['readTexts']): Promise<State> {
  const files = await Promise.all(
    languages.flatMap((language) =>
      namespaces.map(async (namespace): Promise<TextFile | null> => {
        const texts = await readTexts(language, namespace);
        return isTexts(texts) ? { language, namespace, texts } : null;
      }),
    ),
  );
  const read = files.filter((file) => file !== null);
  if (read.length < files.length) return { kind: 'failed' };
  const rows = rowsOfFiles(read);
  return { kind: 'read', before: rows, rows };
}
