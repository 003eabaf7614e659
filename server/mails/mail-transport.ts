import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Settings } from '../settings.ts';
import type { WrittenMail } from './write-mail.ts';

export type MailToSend = WrittenMail & { id: string; to: string };
/** Sends one mail, or throws. */
export type SendMail = (mail: MailToSend) => Promise<void>;

const patience = 20_000; // milliseconds for each step of a conversation with the mail server

/** Mail by SMTP where there is a server for it, else as a file in `mail/` of the data folder. */
export function mailTransport({ smtpUrl, mailFrom, dataDir }: Pick<Settings, 'smtpUrl' | 'mailFrom' | 'dataDir'>) {
  const host = mailFrom.replace(/^.*@|>$/g, '');
  const messageOf = ({ id, to, subject, text, html }: MailToSend) => ({
    from: mailFrom,
    to: { name: '', address: to },
    subject,
    text,
    html,
    // The same at each try: a mail server that took it twice may know it by this.
    messageId: `<${id}@${host}>`,
    headers: { 'auto-submitted': 'auto-generated' },
  });
  if (smtpUrl === undefined) {
    const compose = createTransport({ streamTransport: true, buffer: true });
    return async (mail: MailToSend): Promise<void> => {
      const folder = join(dataDir, 'mail');
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      const { message } = await compose.sendMail(messageOf(mail));
      writeFileSync(join(folder, `${mail.id}.eml`), message as Buffer, { mode: 0o600 });
    };
  }
  const smtp = createTransport({
    url: smtpUrl,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
  });
  return async (mail: MailToSend) => void (await smtp.sendMail(messageOf(mail)));
}
