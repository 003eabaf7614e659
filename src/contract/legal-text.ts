/** A paragraph, a list, lines under each other (an address), or a table whose first row is its head. */
export type LegalBlock =
  | string
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'lines'; lines: readonly string[] }
  | { kind: 'table'; rows: readonly (readonly string[])[] };

/** A legal text as `docs/legal` has it: `{{controller.name}}` and its like stand for the names of the installation. */
export type LegalText = { title: string; sections: readonly { title: string; blocks: readonly LegalBlock[] }[] };
