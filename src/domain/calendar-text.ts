/** One day in a calendar. */
export type CalendarDay = {
  uid: string;
  date: string;
  summary: string;
  description?: string;
  location?: string;
  url: string;
};

const longestLine = 74; // octets before a line is folded (RFC 5545, section 3.1)

/** Days as a calendar (RFC 5545): whole days, without a time zone. `stamp` is when it was made. */
export function calendarText(name: string, days: readonly CalendarDay[], stamp: string): string {
  const at = stamp.replaceAll(/[-:]|\.\d+/g, '');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Device Portal//Due checks//EN',
    `X-WR-CALNAME:${escaped(name)}`,
    ...days.flatMap(({ uid, date, summary, description, location, url }) => [
      'BEGIN:VEVENT',
      `UID:${uid}`,
      `DTSTAMP:${at}`,
      `DTSTART;VALUE=DATE:${date.replaceAll('-', '')}`,
      `SUMMARY:${escaped(summary)}`,
      ...(description ? [`DESCRIPTION:${escaped(description)}`] : []),
      ...(location ? [`LOCATION:${escaped(location)}`] : []),
      `URL:${url}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

const escaped = (text: string) => text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`);

/** Long lines go on after a line break and a space, and no letter is cut in two. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  const parts = [''];
  let length = 0;
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (length + size > longestLine) {
      parts.push('');
      length = 1;
    }
    parts[parts.length - 1] += letter;
    length += size;
  }
  return parts.join('\r\n ');
}
