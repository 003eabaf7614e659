export type NamedTest = { file: string; title: string };

/** A requirement, or a fault that others had: `OFF-3`, `F26`, `P4`. */
const id = '(?:[A-Z][A-Z0-9]*-\\d+|[FP]\\d+)';
const bracket = new RegExp(`\\[(${id}(?:,\\s*${id})*)\\]`);

/** The ids that start a line of a list, in their order. */
export function listedIds(markdown: string): string[] {
  return [...markdown.matchAll(new RegExp(`^- (${id}) `, 'gm'))].map((match) => match[1]!);
}

/** The titles in a test file that name a requirement or a fault: text in quotes with an id in square brackets. */
export function testTitles(source: string): string[] {
  const quoted = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;
  return [...source.matchAll(quoted)].map(([text]) => text.slice(1, -1)).filter((text) => bracket.test(text));
}

/** Puts what is listed and tests side by side. */
export function traced(ids: string[], tests: NamedTest[]) {
  const claims = tests.flatMap((test) => idsIn(test.title).map((each) => ({ ...test, id: each })));
  const proven = new Map(
    ids
      .map((each) => [each, claims.filter((test) => test.id === each)] as const)
      .filter(([, found]) => found.length > 0),
  );
  return {
    proven,
    untested: ids.filter((each) => !proven.has(each)),
    unknown: claims.filter((test) => !ids.includes(test.id)),
  };
}

function idsIn(title: string): string[] {
  return bracket.exec(title)?.[1]?.match(new RegExp(id, 'g')) ?? [];
}
