import type { webcrypto } from 'node:crypto';

declare global {
  /** src/domain names this type of the web; Node has it, under another name. */
  interface CryptoKey extends webcrypto.CryptoKey {}
}
