/** A clock that stands still until it is turned, and then runs what was due by then. */
export function aTurnedClock() {
  let now = 0;
  let due: { at: number; act: () => void }[] = [];
  return {
    later(milliseconds: number, act: () => void) {
      const entry = { at: now + milliseconds, act };
      due.push(entry);
      return () => {
        due = due.filter((each) => each !== entry);
      };
    },
    turn(milliseconds: number) {
      now += milliseconds;
      const ripe = due.filter(({ at }) => at <= now);
      due = due.filter(({ at }) => at > now);
      for (const { act } of ripe) act();
    },
  };
}
