import { groupConfigSchema } from '../contract/sign-in.ts';
import { userProfileSchema } from '../contract/user-profile.ts';
import { idSchema } from '../contract/values.ts';
import { z } from '../contract/zod.ts';
import type { KnownPerson } from './session-state.ts';

const knownPersonSchema = z.object({
  userId: idSchema,
  customerId: idSchema,
  profile: userProfileSchema,
  config: z.nullable(groupConfigSchema),
});

type LocalStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
export type KeptSession = ReturnType<typeof createKeptSession>;

/**
 * What outlives the page: who is signed in (`session`) and that a sign-out is still to be told (`logoutOwed`).
 * A store that is full, switched off or broken never stops the portal; it only remembers less.
 */
export function createKeptSession(storage: () => LocalStorage) {
  const read = (key: string) => attempt(() => storage().getItem(key)) ?? null;
  const write = (key: string, text: string) => attempt(() => storage().setItem(key, text));
  const remove = (key: string) => attempt(() => storage().removeItem(key));
  return {
    readPerson(): KnownPerson | null {
      const parsed = attempt(() => JSON.parse(read('session') ?? 'null') as unknown);
      return knownPersonSchema.safeParse(parsed).data ?? null;
    },
    keepPerson: (person: KnownPerson) => write('session', JSON.stringify(person)),
    forgetPerson: () => remove('session'),
    isLogoutOwed: () => read('logoutOwed') !== null,
    oweLogout: () => write('logoutOwed', 'yes'),
    payLogout: () => remove('logoutOwed'),
    /** When a tab last got a token, on the clock of this phone: a hint that there is one to be asked. */
    readRenewedAt: () => Number(read('sessionRenewedAt') ?? '0'),
    keepRenewedAt: (at: number) => write('sessionRenewedAt', String(at)),
  };
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
