import { jwtVerify, SignJWT } from 'jose';
import type { Kysely } from 'kysely';
import { ensureSessionKey } from '../database/installation.ts';
import type { Tables } from '../database/tables.ts';

/** How long an access token is good for, in milliseconds. */
export const accessTokenLife = 15 * 60_000;
const issuer = 'device-portal';

/** Whom a token speaks for. */
export type Bearer = { userId: string; sessionId: string };
export type AccessTokens = ReturnType<typeof createAccessTokens>;

/** Signs and reads access tokens (JWT, HS256) with the key that all instances share. */
export function createAccessTokens(db: Kysely<Tables>, now: () => number) {
  let key: Promise<Uint8Array> | undefined;
  const readKey = () => (key ??= ensureSessionKey(db));
  return {
    async issue({ userId, sessionId }: Bearer): Promise<{ token: string; expiration: string }> {
      const issuedAt = now();
      const expiresAt = issuedAt + accessTokenLife;
      const token = await new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(userId)
        .setIssuer(issuer)
        .setIssuedAt(Math.floor(issuedAt / 1000))
        .setExpirationTime(Math.floor(expiresAt / 1000))
        .sign(await readKey());
      return { token, expiration: new Date(expiresAt).toISOString() };
    },
    /** Undefined for everything that is not a token of ours, still good. */
    async read(token: string): Promise<Bearer | undefined> {
      try {
        const { payload } = await jwtVerify(token, await readKey(), {
          algorithms: ['HS256'],
          issuer,
          currentDate: new Date(now()),
          requiredClaims: ['sub', 'sid', 'exp'],
        });
        const { sub, sid } = payload;
        return sub !== undefined && typeof sid === 'string' ? { userId: sub, sessionId: sid } : undefined;
      } catch (error) {
        if (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_J')) return undefined;
        throw error;
      }
    },
  };
}
