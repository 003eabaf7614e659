import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Marked } from 'marked';
import { brand } from '../../src/contract/brand.ts';
import { manualLanguages, type ManualLanguage } from '../../src/contract/manual.ts';

type ManualFile = { fileName: string; source: string };
type Chapter = { id: string; title: string };

const languageWords: Record<ManualLanguage, string> = { de: 'Sprachen', en: 'Languages', es: 'Idiomas', fr: 'Langues' };
const names: Record<ManualLanguage, string> = { de: 'Deutsch', en: 'English', es: 'Español', fr: 'Français' };

/**
 * The manuals as pages of their own, made from `docs/manual/{language}.md` at build time: they need no script, and open
 * where the app itself does not.
 */
export function manualPages(root: string): ManualFile[] {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  return [
    { fileName: 'manual/manual.css', source: read('src/ui/tokens.css') + read('docs/manual/manual.css') },
    ...manualLanguages.map((language) => ({
      fileName: `manual/${language}/index.html`,
      source: page(language, read(`docs/manual/${language}.md`)),
    })),
  ];
}

function page(language: ManualLanguage, markdown: string): string {
  const chapters: Chapter[] = [];
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        const content = this.parser.parseInline(tokens);
        if (depth !== 2) return `<h${depth}>${content}</h${depth}>\n`;
        const id = anchorOf(text);
        chapters.push({ id, title: content });
        return `<h2 id="${id}">${content}</h2>\n`;
      },
    },
  });
  const body = marked.parse(markdown, { async: false });
  const title = /^# (.+)$/m.exec(markdown)?.[1] ?? '';
  const contents = chapters.map((chapter) => `<li><a href="#${chapter.id}">${chapter.title}</a></li>`).join('');
  const others = manualLanguages
    .filter((each) => each !== language)
    .map((each) => `<a href="/manual/${each}/" lang="${each}" hreflang="${each}">${names[each]}</a>`);
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${title} · ${brand.name}</title>
    <link rel="icon" href="/icons/icon.svg" />
    <link rel="stylesheet" href="/manual/manual.css" />
  </head>
  <body>
    <header><a class="home" href="/">${brand.name}</a><nav aria-label="${languageWords[language]}">${others.join('')}</nav></header>
    <main>
      ${body.replace('</p>', `</p><nav class="contents" aria-label="${title}"><ul>${contents}</ul></nav>`)}
    </main>
  </body>
</html>
`;
}

/** A chapter's name in its address: letters and digits of any script, the rest as hyphens. */
const anchorOf = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
