const longestWait = 30_000; // milliseconds

/** A picture of the server; null when there is no answer, or one that is no picture: a captive portal, a proxy. */
export async function fetchPicture(path: string): Promise<Blob | null> {
  try {
    const response = await fetch(path, { redirect: 'manual', signal: AbortSignal.timeout(longestWait) });
    const isPicture = response.ok && /^image\/(webp|png|jpeg)$/.test(response.headers.get('content-type') ?? '');
    return isPicture ? await response.blob() : null;
  } catch {
    return null;
  }
}
