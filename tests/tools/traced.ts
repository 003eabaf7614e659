export type NamedTest = { file: string; title: string };

const id = '[A-Z][A-Z0-9]*-\\d+';
/** Faults that others had stand beside the requirements they broke: [OFF-3, F26]. */
const named = `(?:${id}|[FP]\\d+)`;
const bracket = new RegExp(`\\[(${named}(?:,\\s*${named})*)\\]`);

/** The ids listed in docs/requirements.md, in their order. */
export function requirementIds(markdown: string): string[] {
  return [...markdown.matchAll(new RegExp(`^- (${id}) `, 'gm'))].map((match) => match[1]!);
}

/** The titles in a test file that name a requirement: text in quotes with an id in square brackets. */
export function testTitles(source: string): string[] {
  const quoted = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;
  return [...source.matchAll(quoted)].map(([text]) => text.slice(1, -1)).filter((text) => bracket.test(text));
}

/** Puts requirements and tests side by side. */
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
