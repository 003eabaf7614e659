/** RFC 3339 with an offset: the time a clock showed. `offset` is in minutes east of UTC, as the phone's own zone has it then. */
export function zonedTime(instant: number, offset: number): string {
  const local = new Date(instant + offset * 60_000).toISOString().slice(0, -1);
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60];
  return `${local}${offset < 0 ? '-' : '+'}${twoDigits(hours)}:${twoDigits(minutes)}`;
}

const twoDigits = (number: number) => String(number).padStart(2, '0');
