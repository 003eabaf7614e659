import type { i18n as I18n } from 'i18next';
import { keyOfCode } from './key-of-code.ts';

type Fault = { pointer: string; code: string; params?: Record<string, unknown> | undefined };

/** What is wrong with a field, and what to do about it. */
export const errorMessage = (i18n: I18n, { code, params }: Omit<Fault, 'pointer'>): string =>
  i18n.t(keyOfCode(i18n, 'account:errors', code), { code, ...params });

/** The same for the field at a pointer; undefined when nothing is wrong with it. */
export function fieldMessage(i18n: I18n, errors: readonly Fault[], pointer: string): string | undefined {
  const found = errors.find((each) => each.pointer === pointer);
  return found && errorMessage(i18n, found);
}

/** Why the server did not do what was asked for. */
export const problemMessage = (i18n: I18n, { code, params }: Omit<Fault, 'pointer'>): string =>
  i18n.t(keyOfCode(i18n, 'pages:problems', code), params ?? {});
