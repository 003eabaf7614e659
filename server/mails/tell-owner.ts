import type { Kysely } from 'kysely';
import { fallbackLanguage, languageSchema } from '../../src/contract/language.ts';
import type { AppUserRow, Tables } from '../database/tables.ts';
import { enqueueMail, recentMailsTo } from './mail-store.ts';

type Owner = Pick<AppUserRow, 'id' | 'language'>;
type Telling = { what: 'passwordChanged' | 'emailChanged'; addresses: readonly string[]; now: number };

const day = 86_400_000; // milliseconds
const mostInADay = 10; // mails of a kind to one address: an administrator may change a user as often as they like

/** Puts a mail into the table that tells somebody of a change to their account, in the transaction that makes it. */
export async function tellOwner(db: Kysely<Tables>, owner: Owner, { what, addresses, now }: Telling): Promise<void> {
  const language = languageSchema.safeParse(owner.language).data ?? fallbackLanguage;
  for (const toAddress of addresses) {
    const told = await recentMailsTo(db, { toAddress, purpose: what, within: day, now });
    if (told.length >= mostInADay) continue;
    await enqueueMail(db, { purpose: what, toAddress, userId: owner.id, language, now });
  }
}
