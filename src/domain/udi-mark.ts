import { hasGs1CheckDigit } from './gs1-check-digit.ts';
import { readGs1Date } from './gs1-date.ts';
import { readDigitalLink } from './gs1-digital-link.ts';
import { readBracketed, readElementString, separator, type Gs1Element } from './gs1-elements.ts';
import { isSafePattern } from './safe-pattern.ts';

/** What the UDI mark on a device says of it. */
export type UdiMark = {
  /** GTIN-14 with a right check digit. */
  udiDi: string;
  serialNumber?: string;
  lotNumber?: string;
  /** YYYY-MM-DD */
  manufacturedOn?: string;
  expiresOn?: string;
  /** Everything else it carries, kept as it is. */
  others: Gs1Element[];
};

export type ReadUdi =
  /** More than one reading where separators were lost: the model's pattern decides, else a person. */
  | { kind: 'udi'; text: string; readings: [UdiMark, ...UdiMark[]] }
  | { kind: 'wrongCheckDigit'; text: string; udiDi: string };

/** Symbology identifiers before the text: GS1 Data Matrix, square or long, GS1 QR code, GS1-128, GS1 DataBar. */
const gs1Prefix = /^\](d[28]|Q3|C1|e0)/;
/** How other scanners write the separator they cannot type. */
const spelledSeparator = /\u241D|<GS>|\{GS\}/g;

/** What a mark may have in UTF-16 units; ours have fewer than 200, and the contract keeps 500 (domain.md, section 0). */
const longestMark = 1000;

/** Reads a UDI mark of GS1 in any form it is met in; null when the text is none. `thisYear` tells the century of its dates. */
export function readUdiMark(text: string, thisYear: number): ReadUdi | null {
  if (text.length > longestMark) return null;
  const readings = elementsOf(text).filter((elements) => valueOf(elements, '01') !== undefined);
  if (readings.length === 0) return null;
  const genuine = readings.filter((elements) => hasGs1CheckDigit(valueOf(elements, '01')!));
  if (genuine.length === 0) return { kind: 'wrongCheckDigit', text, udiDi: valueOf(readings[0]!, '01')! };
  const marks = genuine.map((elements) => markOf(elements, thisYear));
  const sound = marks.filter(hasOnlyRealDays);
  const [first, ...rest] = sound.length > 0 ? sound : marks;
  return { kind: 'udi', text, readings: [first!, ...rest] };
}

/** The readings a model's own pattern for serial numbers allows; all of them when it allows none, or there is none. */
export function readingsOfModel(readings: readonly UdiMark[], serialPattern: string | undefined): readonly UdiMark[] {
  if (readings.length < 2 || serialPattern === undefined) return readings;
  const fitting = readings.filter(
    ({ serialNumber }) => serialNumber !== undefined && fits(serialNumber, serialPattern),
  );
  return fitting.length > 0 ? fitting : readings;
}

/** A pattern that is not safe, or that this browser does not understand, decides nothing. */
const fits = (serialNumber: string, pattern: string) =>
  isSafePattern(pattern) && new RegExp(pattern).test(serialNumber);

function elementsOf(text: string): Gs1Element[][] {
  const bare = text.trim();
  const isPrefixed = gs1Prefix.test(bare);
  const payload = bare
    .replace(gs1Prefix, '')
    .replaceAll(spelledSeparator, separator)
    .replace(new RegExp(`^${separator}`), '');
  const whole = readDigitalLink(payload) ?? readBracketed(payload);
  if (whole) return [whole];
  // A scanner that names the symbology, or kept one separator, kept them all.
  return readElementString(payload, isPrefixed || payload.includes(separator) ? 'kept' : 'lost');
}

const valueOf = (elements: readonly Gs1Element[], ai: string) => elements.find((each) => each.ai === ai)?.value;
const read = ['01', '10', '11', '17', '21'];

function markOf(elements: readonly Gs1Element[], thisYear: number): UdiMark {
  const [udiDi, lotNumber, madeOn, expires, serialNumber] = read.map((ai) => valueOf(elements, ai));
  const manufacturedOn = madeOn && readGs1Date(madeOn, thisYear);
  const expiresOn = expires && readGs1Date(expires, thisYear);
  return {
    udiDi: udiDi!,
    ...(serialNumber !== undefined && { serialNumber }),
    ...(lotNumber !== undefined && { lotNumber }),
    ...(manufacturedOn && { manufacturedOn }),
    ...(expiresOn && { expiresOn }),
    // A day that does not exist says nothing, but is not thrown away either.
    others: elements.filter(
      ({ ai }) => !read.includes(ai) || (ai === '11' && !manufacturedOn) || (ai === '17' && !expiresOn),
    ),
  };
}

const hasOnlyRealDays = ({ others }: UdiMark) => others.every(({ ai }) => ai !== '11' && ai !== '17');
