import { normalLine } from './normal-text.ts';

/** One line as it is sent: nothing where nothing was typed. */
export const lineOrNull = (typed: string): string | null => normalLine(typed) || null;

/** People group the digits of a number; it is kept as E.164 writes it. */
export const phoneOrNull = (typed: string): string | null => typed.replaceAll(/[\s()./-]/g, '') || null;

/** The parts of an address that were typed; null where none was. */
export function typedParts<Parts extends Record<string, string>>(typed: Parts): Partial<Parts> | null {
  const parts = Object.entries(typed).flatMap(([name, text]) => {
    const line = normalLine(text);
    return line === '' ? [] : [[name, line]];
  });
  return parts.length === 0 ? null : (Object.fromEntries(parts) as Partial<Parts>);
}

const addressParts = ['street', 'addressLine2', 'postalCode', 'city', 'state', 'countryCode'] as const;
export type AddressPart = (typeof addressParts)[number];
export type TypedAddress = Record<AddressPart, string>;

/** An address as a form holds it: every part is there, if only empty. */
export const typedAddress = (address: { [Part in AddressPart]?: string | undefined } | null): TypedAddress =>
  Object.fromEntries(addressParts.map((part) => [part, address?.[part] ?? ''])) as TypedAddress;
