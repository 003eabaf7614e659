import { fallbackLanguage, languageSchema } from '../../src/contract/language.ts';
import type { Database } from '../database/connect.ts';
import type { MailRow } from '../database/tables.ts';
import type { Settings } from '../settings.ts';
import { addresseeOf } from './mail-addressee.ts';
import { claimDueMails, longestPause, settleMail } from './mail-store.ts';
import type { SendMail } from './mail-transport.ts';
import { writeMail } from './write-mail.ts';

const firstPause = 30_000; // milliseconds after a first try that failed; doubled each time
const mostTries = 30; // about a day

type Delivery = {
  database: Database;
  send: SendMail;
  settings: Pick<Settings, 'publicUrl'>;
  now: () => number;
  /** Hears of a link, where a demonstration shows it. */
  onLink?: (link: string) => void;
};

/** Sends the mails that are due. Any instance may call it at any time; each mail is taken by one of them. */
export async function deliverMails(delivery: Delivery): Promise<void> {
  for (;;) {
    const mails = await claimDueMails(delivery.database, delivery.now());
    if (mails.length === 0) return;
    for (const mail of mails) await deliverOne(mail, delivery);
  }
}

async function deliverOne(mail: MailRow, { database: { db }, send, settings, now, onLink }: Delivery) {
  const addressee = await addresseeOf(db, mail, now());
  if (!addressee) return settleMail(db, mail.id, { state: 'dropped' });
  const { purpose } = mail;
  const link = `${settings.publicUrl}${addressee.path}`;
  const { message = addressee.message } = JSON.parse(mail.detailsJson) as { message?: string };
  const language = languageSchema.safeParse(mail.language).data ?? fallbackLanguage;
  const written = writeMail({ purpose, language, name: addressee.name, link, message });
  try {
    await send({ id: mail.id, to: addressee.to, ...written });
    onLink?.(link);
    return await settleMail(db, mail.id, { state: 'sent', sentAt: new Date(now()).toISOString(), lastError: null });
  } catch (error) {
    return settleMail(db, mail.id, afterFailure(mail, error, now()));
  }
}

/** A refusal for good (5xx of SMTP, RFC 5321 section 4.2.1) ends it; everything else is tried again, less and less often. */
function afterFailure({ attempts }: MailRow, error: unknown, now: number): Partial<MailRow> {
  const { responseCode } = error as { responseCode?: number };
  const isForGood = responseCode !== undefined && responseCode >= 500;
  const tries = attempts + 1;
  const pause = Math.min(longestPause, firstPause * 2 ** attempts);
  return {
    attempts: tries,
    state: isForGood || tries >= mostTries ? 'failed' : 'waiting',
    nextAttemptAt: new Date(now + pause).toISOString(),
    lastError: responseCode === undefined ? codeOf(error) : `SMTP ${responseCode}`,
  };
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : 'failed');
