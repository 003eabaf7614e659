import type { webcrypto } from 'node:crypto';

// Types of the web that Node has under another name; src/domain names them as the web does.
declare global {
  interface CryptoKey extends webcrypto.CryptoKey {}
  interface JsonWebKey extends webcrypto.JsonWebKey {}
}
