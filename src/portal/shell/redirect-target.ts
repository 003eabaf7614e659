/** Where to go after sign-in: out to an allowed address, or to a path of our own. */
export type RedirectTarget = { kind: 'away'; url: string } | { kind: 'inside'; href: string };

type Wish = { search: string; allowedRedirectUrls: readonly string[]; saved: string | undefined };

/**
 * `rd` leads away only when its text, decoded once, is exactly one of the allowed addresses and is http or https
 * (specification, section 2). Everything else leads to where the visitor came from, or to the start of the portal.
 */
export function redirectTarget({ search, allowedRedirectUrls, saved }: Wish): RedirectTarget {
  const wished = new URLSearchParams(search).get('rd');
  if (wished !== null && allowedRedirectUrls.includes(wished) && /^https?:\/\//.test(wished))
    return { kind: 'away', url: wished };
  return { kind: 'inside', href: saved !== undefined && isOwnPath(saved) ? saved : '/app' };
}

/** A path of ours: one slash, no host however it is written, and not the sign-in it would lead back to. */
export function isOwnPath(path: string): boolean {
  if (!/^\/(?![/\\])/.test(path)) return false;
  const url = URL.parse(path, 'https://portal.invalid');
  return url?.origin === 'https://portal.invalid' && !/^\/(auth(\/|$)|$)/.test(url.pathname);
}
