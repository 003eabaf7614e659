/**
 * Reads or writes what a browser may have switched off, filled or spoilt: local storage and that of a tab. What cannot
 * be read was never kept, and what cannot be written is forgotten; `undefined` says so.
 */
export function quietly<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
