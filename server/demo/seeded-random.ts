/** Chance that is the same for the same seed, everywhere and always. */
export type SeededRandom = ReturnType<typeof seededRandom>;

/** A generator after Mulberry32: small, quick, good enough for a demonstration. Never for secrets. */
export function seededRandom(seed: string) {
  let state = hashOf(seed);
  /** From 0 up to, not including, 1. */
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (from: number, to: number) => from + next() * (to - from);
  return {
    between,
    /** A whole number, both ends included. */
    whole: (from: number, to: number) => Math.floor(between(from, to + 1)),
    chance: (probability: number) => next() < probability,
    pick: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!,
    /** One of several, each with its weight. */
    weighted<T>(choices: readonly (readonly [T, number])[]): T {
      let left = next() * choices.reduce((sum, [, weight]) => sum + weight, 0);
      return (choices.find(([, weight]) => (left -= weight) < 0) ?? choices.at(-1)!)[0];
    },
    /** Around 0, nearly always between -1 and 1: the sum of a few throws. */
    bell: () => (next() + next() + next() + next()) / 2 - 1,
  };
}

// FNV-1a
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193);
  return hash;
}
