import type { Language } from '../../src/contract/language.ts';
import { wordsIn } from '../texts/words-in.ts';

/** The page a phone opens first. Made here and not in the app, which needs what this page prepares. */
export function phonePage(language: Language): string {
  const { say } = wordsIn(language);
  const title = say('phone:title');
  /** One step a line. */
  const steps = (name: string, lines: string) => `
      <h2>${name}</h2>
      <ol>${lines
        .split('\n')
        .map((line) => `<li>${line}</li>`)
        .join('')}</ol>`;
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title}</title>
    <link rel="stylesheet" href="/phone/phone.css" />
  </head>
  <body>
    <main>
      <h1>${title}</h1>
      <p>${say('phone:lead')}</p>
      <p><a class="button" href="/phone/authority.crt">${say('phone:download')}</a></p>${steps('Android', say('phone:android'))}${steps('iPhone', say('phone:iphone'))}
      <p><a class="button" href="/">${say('phone:open')}</a></p>
      <p>${say('phone:afterwards')}</p>
    </main>
  </body>
</html>
`;
}

export const phoneCss = `:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0; }
main { max-width: 40rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
h1 { font-size: 1.5rem; line-height: 1.25; }
h2 { font-size: 1.125rem; margin: 2rem 0 0; }
li { margin-block: 0.5rem; }
.button { display: block; padding: 0.875rem 1rem; border-radius: 0.5rem; background: #004d63; color: #fff; text-align: center; text-decoration: none; font-weight: 600; }
.button:focus-visible { outline: 3px solid currentColor; outline-offset: 3px; }
`;
