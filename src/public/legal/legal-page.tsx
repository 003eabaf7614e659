import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '../../contract/brand.ts';
import { Mark } from '../../ui/mark.tsx';
import { LateLoader } from '../../ui/page/late-loader.tsx';
import { LegalPart } from './legal-part.tsx';
import { loadLegalText, type LegalPageName, type LoadedText } from './load-legal-text.ts';

type LegalPageProps = { page: LegalPageName; version: string };

/** Legal notice, privacy policy or data processing, in the language shown. */
export function LegalPage({ page, version }: LegalPageProps): ReactNode {
  const { t, i18n } = useTranslation('portal');
  const [loaded, setLoaded] = useState<LoadedText | 'missing'>();
  const { language } = i18n;
  useEffect(() => {
    let isOver = false;
    void loadLegalText(page, { language, brand }).then(
      (text) => !isOver && setLoaded(text),
      () => !isOver && setLoaded('missing'),
    );
    return () => {
      isOver = true;
    };
  }, [page, language]);
  if (!loaded) return <LateLoader label={t('loading')} />;
  return (
    <main className="mx-auto grid w-full max-w-190 min-w-0 grid-cols-1 content-start gap-6 px-4 py-6 lg:py-10">
      {loaded === 'missing' ? (
        <h1 tabIndex={-1}>{t('loadFailed')}</h1>
      ) : (
        <article lang={loaded.language} className="grid min-w-0 grid-cols-1 gap-6">
          <h1 tabIndex={-1}>{loaded.text.title}</h1>
          {loaded.text.sections.map((section) => (
            <LegalPart key={section.title} {...section} />
          ))}
        </article>
      )}
      <p className="flex items-center gap-3 border-t border-line pt-4 text-xs text-second">
        <Mark size={24} />
        {t('version', { version })}
      </p>
    </main>
  );
}
