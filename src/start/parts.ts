import type { Translations } from '../i18n/translations.ts';
import type { StorageOpening } from '../offline/field-storage.ts';
import type { Ask } from './ask.ts';

/** The real parts of a page, of the field pages and of the portal alike; each is handed on to what needs it. */
export type Parts = {
  ask: Ask;
  heardOfServer: (isThere: boolean) => void;
  translations: Translations;
  openStorage: () => Promise<StorageOpening>;
  now: () => number;
  wait: (milliseconds: number) => Promise<void>;
  origin: string;
};
