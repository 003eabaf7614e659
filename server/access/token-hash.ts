import { createHash, randomBytes } from 'node:crypto';

/** 32 random bytes as text. */
export const newToken = () => randomBytes(32).toString('base64url');

/** What is kept of a token: whoever reads the database cannot use it. */
export const tokenHash = (token: string) => createHash('sha256').update(token).digest('hex');
