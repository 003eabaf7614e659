import type { Language } from '../../src/contract/language.ts';
import type { MailRow } from '../database/tables.ts';
import { wordsIn } from '../texts/words-in.ts';

const product = 'Device Portal';

export type WrittenMail = { subject: string; text: string; html: string };
type Content = { purpose: MailRow['purpose']; language: Language; name: string; link: string; message?: string };

/** A mail in words, as text and as HTML. What people typed stands in it as text and nothing else. */
export function writeMail({ purpose, language, name, link, message }: Content): WrittenMail {
  const { say } = wordsIn(language);
  const part = (of: 'subject' | 'greeting' | 'text' | 'button' | 'closing') =>
    say(`mails:purposes.${purpose}.${of}`, { product, name });
  const subject = part('subject');
  const button = part('button');
  const before = [part('greeting'), ...paragraphs(part('text')), ...(message ? [message] : [])];
  const closing = paragraphs(part('closing'));
  const text = [...before, `${button}:\n${link}`, ...closing, product].join('\n\n');
  const html = [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head>`,
    '<body style="margin:0;background:#f3f5f5;font:16px/1.5 sans-serif;color:#14211f">',
    '<div style="max-width:560px;margin:0 auto;padding:32px 24px;background:#ffffff">',
    ...before.map(paragraph),
    `<p><a href="${escaped(link)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#0b5f5c;color:#ffffff;font-weight:600;text-decoration:none">${escaped(button)}</a></p>`,
    ...closing.map(paragraph),
    `<p style="color:#4a5a58">${escaped(say('mails:inOtherWords'))}<br>${escaped(link)}</p>`,
    `<p>${escaped(product)}</p></div></body></html>`,
  ].join('\n');
  return { subject, text, html };
}

/** A text of several paragraphs has an empty line between them. */
const paragraphs = (text: string) => text.split('\n\n');

const paragraph = (text: string) => `<p>${escaped(text).replaceAll('\n', '<br>')}</p>`;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
