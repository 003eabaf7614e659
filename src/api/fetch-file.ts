import { problemSchema, type Problem } from '../contract/problem.ts';

const longestWait = 5 * 60_000; // milliseconds: long lists are made while they are sent

/** What asking for a file came to; one that did not arrive whole is none. */
export type FileOutcome =
  | { kind: 'file'; file: File }
  | { kind: 'refused'; problem: Problem }
  /** No answer, or one that is not ours: a captive portal, a proxy. */
  | { kind: 'silent' };

/** Fetches a file of the server and tells how many bytes are here. */
export async function fetchFile(path: string, heardOfBytes: (count: number) => void = () => {}): Promise<FileOutcome> {
  try {
    const signal = AbortSignal.timeout(longestWait);
    const response = await fetch(path, { redirect: 'manual', cache: 'no-store', signal });
    const name = nameIn(response.headers.get('content-disposition'));
    if (!response.ok || name === undefined || !response.body) return await refusalOf(response);
    const pieces = await allPieces(response.body, heardOfBytes);
    return { kind: 'file', file: new File(pieces, name, { type: response.headers.get('content-type') ?? '' }) };
  } catch {
    return { kind: 'silent' };
  }
}

const nameIn = (disposition: string | null) => /filename="([^"]+)"/.exec(disposition ?? '')?.[1];

async function refusalOf(response: Response): Promise<FileOutcome> {
  const problem = problemSchema.safeParse(await response.json());
  return problem.success ? { kind: 'refused', problem: problem.data } : { kind: 'silent' };
}

async function allPieces(body: ReadableStream<Uint8Array<ArrayBuffer>>, heardOfBytes: (count: number) => void) {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const reader = body.getReader();
  let count = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return pieces;
    pieces.push(value);
    heardOfBytes((count += value.length));
  }
}
