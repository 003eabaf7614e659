import type { Brand } from '../../contract/brand.ts';
import type { LegalText, WriteLegalTexts } from './legal-text.ts';

export type LegalPageName = 'legal' | 'privacy' | 'processing';
export type LoadedText = { text: LegalText; language: string };

const english = () => import('./legal-texts-en.ts').then(({ enTexts }) => enTexts);
const writers: Record<string, () => Promise<WriteLegalTexts>> = {
  en: english,
  de: () => import('./legal-texts-de.ts').then(({ deTexts }) => deTexts),
  fr: () => import('./legal-texts-fr.ts').then(({ frTexts }) => frTexts),
  es: () => import('./legal-texts-es.ts').then(({ esTexts }) => esTexts),
  uk: () => import('./legal-texts-uk.ts').then(({ ukTexts }) => ukTexts),
};

/** The text in that language, and in English where there is none. Each language comes alone, when it is asked for. */
export async function loadLegalText(
  page: LegalPageName,
  asked: { language: string; brand: Brand },
): Promise<LoadedText> {
  const { language, brand } = asked;
  const own = (await writers[language]?.())?.(brand)[page];
  if (own) return { text: own, language };
  const text = (await english())(brand)[page];
  if (!text) throw new Error(`there is no English text of ${page}`);
  return { text, language: 'en' };
}
