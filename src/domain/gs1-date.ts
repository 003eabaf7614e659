/**
 * The day a mark writes as YYMMDD, as YYYY-MM-DD; null when there is no such day. Day 00 is the last of its month.
 * A year of two digits lies at most 49 years back and 50 ahead (GS1 General Specifications, section 7.12).
 */
export function readGs1Date(text: string, thisYear: number): string | null {
  const [, yearText, monthText, dayText] = /^(\d\d)(\d\d)(\d\d)$/.exec(text) ?? [];
  if (yearText === undefined) return null;
  const month = Number(monthText);
  if (month < 1 || month > 12) return null;
  const year = fullYear(Number(yearText), thisYear);
  const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const day = Number(dayText) || lastDay;
  return day > lastDay ? null : new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

function fullYear(twoDigits: number, thisYear: number): number {
  const inThisCentury = Math.floor(thisYear / 100) * 100 + twoDigits;
  const ahead = inThisCentury - thisYear;
  if (ahead >= 51) return inThisCentury - 100;
  return ahead <= -50 ? inThisCentury + 100 : inThisCentury;
}
