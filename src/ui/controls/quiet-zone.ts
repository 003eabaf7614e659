const width = 4; // modules; a Data Matrix needs one, a QR code four

/** The modules of a code as truth, with the empty margin that a reader needs around them. */
export function withQuietZone(rows: readonly string[]): boolean[][] {
  const side = Array.from({ length: width }, () => false);
  const modules = rows.map((row) => [...side, ...Array.from(row, (module) => module === '1'), ...side]);
  const empty = Array.from({ length: width }, () => Array.from(modules[0] ?? [], () => false));
  return [...empty, ...modules, ...empty];
}
