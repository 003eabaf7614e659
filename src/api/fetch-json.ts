/** What a request for JSON came to. Knows no schema, so that it is light enough to run before the form is painted. */
export type JsonAnswer =
  | { kind: 'answered'; status: number; body: unknown; headers: Headers }
  /** An answer that is not JSON: a captive portal, a proxy, a login page. */
  | { kind: 'foreign'; status: number; headers: Headers }
  /** No answer: no network, cut, or too late. */
  | { kind: 'unreachable' };

/** One request whose answer is JSON. Redirects are not followed: ours never redirect, so one is somebody else's. */
export async function fetchJson(path: string, request: RequestInit = {}): Promise<JsonAnswer> {
  try {
    const response = await fetch(path, { redirect: 'manual', ...request });
    const { status, headers } = response;
    if (response.type === 'opaqueredirect') return { kind: 'foreign', status: 302, headers };
    if (!/^application\/([a-z.]+\+)?json\b/i.test(headers.get('content-type') ?? ''))
      return { kind: 'foreign', status, headers };
    const text = await response.text();
    const body = parsed(text);
    return body === undefined ? { kind: 'foreign', status, headers } : { kind: 'answered', status, body, headers };
  } catch {
    return { kind: 'unreachable' };
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
