import { regional } from './regional.ts';

type Styles = Pick<Intl.DateTimeFormatOptions, 'dateStyle' | 'timeStyle'>;

/**
 * The time a clock showed where something was done, with how far that clock was from UTC: "27 Nov 2026, 14:05
 * (UTC+01:00)". `zoned` is RFC 3339 with an offset; whoever reads it may be in another zone.
 */
export function wallTime(zoned: string, language: string, styles: Styles): string {
  const [, local, offset] = /^(.*?)(Z|[+-]\d{2}:\d{2})$/.exec(zoned) ?? [];
  const shown = Date.parse(`${local}Z`);
  if (Number.isNaN(shown)) return zoned;
  const words = new Intl.DateTimeFormat(regional(language), { ...styles, timeZone: 'UTC' }).format(shown);
  return `${words} (UTC${offset === 'Z' ? '' : offset})`;
}
