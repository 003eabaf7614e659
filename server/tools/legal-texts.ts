import { lexer, type Token, type Tokens } from 'marked';
import type { Plugin } from 'vite';
import type { LegalBlock, LegalText } from '../../src/contract/legal-text.ts';

/** `docs/legal/{language}/{page}.md` as modules: read at build time, so that no page carries a reader of Markdown. */
export function legalTexts(): Plugin {
  return {
    name: 'legal-texts',
    enforce: 'pre',
    transform: (markdown, id) =>
      /\/docs\/legal\/\w+\/\w+\.md$/.test(id)
        ? { code: `export default ${JSON.stringify(legalText(markdown))};`, map: null }
        : undefined,
  };
}

/**
 * A title, and sections of paragraphs, lists, lines under each other (a backslash ends each) and tables.
 * Throws for anything else, which the page would not show.
 */
export function legalText(markdown: string): LegalText {
  const [head, ...rest] = lexer(markdown).filter(({ type }) => type !== 'space');
  if (!isHeading(head, 1)) throw new Error('A legal text begins with its title.');
  const sections: { title: string; blocks: LegalBlock[] }[] = [];
  for (const token of rest) {
    if (isHeading(token, 2)) sections.push({ title: token.text, blocks: [] });
    else if (sections.length === 0) throw new Error('A legal text has sections, each with a heading of its own.');
    else sections.at(-1)!.blocks.push(blockOf(token));
  }
  return { title: head.text, sections };
}

function blockOf(token: Token): LegalBlock {
  const { type, text } = token as Tokens.Generic;
  if (type === 'list') return { kind: 'list', items: (token as Tokens.List).items.map((item) => item.text) };
  if (type === 'table') {
    const { header, rows } = token as Tokens.Table;
    return { kind: 'table', rows: [header, ...rows].map((row) => row.map((cell) => cell.text)) };
  }
  if (type !== 'paragraph') throw new Error(`A legal text cannot show this: ${token.raw.slice(0, 80)}`);
  const lines = (text as string).split(/\\\n/);
  return lines.length > 1 ? { kind: 'lines', lines } : (text as string).replaceAll('\n', ' ');
}

const isHeading = (token: Token | undefined, depth: number): token is Tokens.Heading =>
  token?.type === 'heading' && (token as Tokens.Heading).depth === depth;
