import type { Brand } from '../../contract/brand.ts';
import type { LegalText } from '../../contract/legal-text.ts';

export type LegalPageName = 'legal' | 'privacy' | 'processing';
export type LoadedText = { text: LegalText; language: string };

const files = import.meta.glob<LegalText>('/docs/legal/*/*.md', { import: 'default' });

/** The text in that language, and in English where there is none. Each comes alone, when it is asked for. */
export async function loadLegalText(
  page: LegalPageName,
  { language, brand }: { language: string; brand: Brand },
): Promise<LoadedText> {
  const own = files[`/docs/legal/${language}/${page}.md`];
  if (own) return { text: filled(await own(), brand), language };
  const english = files[`/docs/legal/en/${page}.md`];
  if (!english) throw new Error(`there is no English text of ${page}`);
  return { text: filled(await english(), brand), language: 'en' };
}

/** Puts the names of this installation where the text has `{{controller.name}}` and its like; throws for an unknown one. */
function filled(text: LegalText, brand: Brand): LegalText {
  const nameAt = (path: string) => {
    const name = path.split('.').reduce<unknown>((at, part) => (at as Record<string, unknown>)?.[part], brand);
    if (typeof name !== 'string') throw new Error(`a legal text names ${path}, which no installation has`);
    return name;
  };
  const fill = (words: string) => words.replaceAll(/\{\{([\w.]+)\}\}/g, (_, path: string) => nameAt(path));
  const every = (words: readonly string[]) => words.map(fill);
  return {
    title: fill(text.title),
    sections: text.sections.map(({ title, blocks }) => ({
      title: fill(title),
      blocks: blocks.map((block) => {
        if (typeof block === 'string') return fill(block);
        if (block.kind === 'list') return { kind: 'list', items: every(block.items) };
        if (block.kind === 'lines') return { kind: 'lines', lines: every(block.lines) };
        return { kind: 'table', rows: block.rows.map(every) };
      }),
    })),
  };
}
