import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from 'node:crypto';
import { promisify } from 'node:util';
import { Unavailable } from '../unavailable.ts';
import { dictionary } from '@zxcvbn-ts/language-common';

const derive = promisify(argon2);

// OWASP Password Storage Cheat Sheet: Argon2id with 19 MiB, two passes, one lane.
const cost = { memory: 19_456, passes: 2, parallelism: 1 };
const atOnce = 2; // hashes; each holds a core and its memory
const longestQueue = 40; // callers; at a tenth of a second each the last one waits two seconds
const tagLength = 32; // bytes

let running = 0;
const queue: (() => void)[] = [];

/** A password as it is kept: Argon2id in the PHC string format. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const tag = await inTurn(() => tagOf(password, { salt, ...cost }));
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${plain(salt)}$${plain(tag)}`;
}

/** True when the password is the one that was kept. Without one the same work is done, so that time tells nothing. */
export async function isPassword(password: string, kept: string | null): Promise<boolean> {
  const { tag, ...how } = parse(kept ?? nobodys);
  const given = await inTurn(() => tagOf(password, how));
  return kept !== null && timingSafeEqual(given, tag);
}

const commonPasswords = new Set(dictionary['passwords-common']);
const ownNames = ['deviceportal', 'device portal', 'device-portal'];

/**
 * True for passwords that are tried first by whoever guesses: one of the fifty thousand most common (zxcvbn-ts), also
 * with figures and signs before or behind it, or said twice; a row of the keyboard or the alphabet; something of the
 * user's own.
 */
export function isCommonPassword(password: string, ...ofTheUser: string[]): boolean {
  const folded = password.toLowerCase();
  const isOneCharacter = new Set(folded).size <= 3;
  const bare = folded.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const once = /^(.{3,}?)\1+$/u.exec(folded)?.[1] ?? folded;
  const isListed = [folded, bare, once].some(
    (text) => text !== '' && (commonPasswords.has(text) || ownNames.includes(text)),
  );
  const isRow =
    '01234567890123456789 abcdefghijklmnopqrstuvwxyz zyxwvutsrqponmlkjihgfedcba 98765432109876543210'.includes(folded);
  const isOwn = ofTheUser.some((text) => text !== '' && (folded === text.toLowerCase() || bare === text.toLowerCase()));
  return isOneCharacter || isRow || isOwn || isListed;
}

type How = { salt: Buffer; memory: number; passes: number; parallelism: number };

function tagOf(password: string, { salt, memory, passes, parallelism }: How): Promise<Buffer> {
  // Two keyboards write the same letter in two ways.
  const message = password.normalize('NFC');
  const parameters: Argon2Parameters = { message, nonce: salt, memory, passes, parallelism, tagLength };
  return derive('argon2id', parameters);
}

function parse(kept: string): How & { tag: Buffer } {
  const [, m, t, p, salt, tag] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(kept) ?? [];
  if (salt === undefined || tag === undefined) throw new Error('A password is kept in a form nobody knows.');
  return {
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
    memory: Number(m),
    passes: Number(t),
    parallelism: Number(p),
  };
}

const plain = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64').replaceAll('=', '');
const nobodys = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${plain(Buffer.alloc(16))}$${plain(Buffer.alloc(tagLength))}`;

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running < atOnce) running += 1;
  else if (queue.length >= longestQueue) throw new Unavailable('too many passwords at once', { retryAfterSeconds: 2 });
  else await new Promise<void>((resolve) => queue.push(resolve)); // whoever is done hands its place on
  try {
    return await work();
  } finally {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  }
}
