import type { Permission } from './group.ts';
import type { z } from './zod.ts';

type Schema = z.ZodMiniType;

/** One call of the product: client types, server validation and OpenAPI are read from it. */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** With `{name}` for each path parameter. */
  path: string;
  /** Who may call it: anybody, whoever is signed in, or whose group has the right. */
  access: 'public' | 'signedIn' | Permission;
  summary: string;
  parameters?: Schema;
  query?: Schema;
  body?: Schema;
  /** The body is a file, as it is. */
  takesFile?: true;
  /** The answer is a file; a download ticket may stand for the token. */
  sendsFile?: true;
  /** The answer of a success. */
  answer?: Schema;
};

/** Keeps the exact types of an endpoint's schemas. */
export const endpoint = <const T extends Endpoint>(it: T) => it;
