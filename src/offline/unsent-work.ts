import type { Draft } from '../contract/draft.ts';
import type { ExportWishes } from './rescue/export-unsent.ts';
import type { Correcting } from './outbox/returned-drafts.ts';
import type { SignedIn } from './outbox/deliver-signed-in.ts';
import type { ImportOutcome } from './rescue/import-unsent.ts';

/** What a person can do with work the server does not have yet. */
export type UnsentWork = {
  /** Tries one item again, also one that needs attention. */
  retry(id: string): Promise<void>;
  /** Tries a photo again that the server refused. */
  retryPhoto(id: string): Promise<void>;
  /** Takes an item off the list; one that is being sent right now stays. Can be undone for ten minutes. */
  discard(id: string): Promise<void>;
  undoDiscard(id: string): Promise<void>;
  /** Takes a draft off the list, also one that cannot be read; answers how to put it back as it was. */
  discardDraft(id: string): Promise<() => Promise<void>>;
  /** Makes a draft again, for the account `here`, of what never left this phone; null when it may have left. */
  takeBack(id: string, here?: string): Promise<Draft | null>;
  /** A prefilled draft that names the old submission; null when it cannot be made a form of. */
  correct(id: string, correcting: Correcting): Promise<Draft | null>;
  /** Sends a check whose performer may no longer send as one made without an account, giving the reason. */
  sendWithoutAccount(id: string, reason: string): Promise<void>;
  correctReceived(id: string, reason: string): Promise<Draft | null>;
  /** From here on what this person made signed in is delivered too, under their session; null is the end of it. */
  deliverFor(person: SignedIn | null): Promise<void>;
  /** Asks the server about what people made signed in who are not `here`, now and then: their account may be closed. */
  deliverSignedOut(here: string | undefined): Promise<void>;
  /** Whether the server was ever told of the unsent work in this store. */
  wasTold(): Promise<boolean>;
  noteTold(): Promise<void>;
  /** One file with everything, or with one record. */
  exportWork(wishes: Pick<ExportWishes, 'only' | 'readMe' | 'appVersion'>): Promise<Blob>;
  /** Takes over such a file. */
  importWork(file: Blob): Promise<ImportOutcome>;
};
