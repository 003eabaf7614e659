/** One address the page shows something at: as the router writes it, `$name` for one part and `$` for the rest. */
type AppPath = { path: string; only?: 'demo' | 'local' };

/**
 * Every address of the page; everything else belongs to the server, or to nobody. Server, service worker and router
 * read this list: the server answers these with the page, the worker with the page it keeps, and a test holds the
 * router against it.
 */
export const appPaths: readonly AppPath[] = [
  { path: '/' },
  { path: '/404' },
  { path: '/auth' },
  { path: '/auth/$' },
  { path: '/app' },
  { path: '/app/$' },
  { path: '/q' },
  { path: '/q/$token' },
  { path: '/Q/$token' },
  { path: '/legal' },
  { path: '/privacy-policy' },
  { path: '/data-processing' },
  { path: '/qr/function-check' },
  { path: '/qr/device-registration' },
  { path: '/qr/scan' },
  { path: '/qr/unsent' },
  { path: '/qr/today' },
  { path: '/qr/receipt/$submissionId' },
  { path: '/qr/registration-question/$token' },
  { path: '/demo/labels', only: 'demo' },
  { path: '/ui', only: 'local' },
];

/** True for what the worker answers from the phone. What only some installations have may be kept too. */
export const isAppPath = (path: string) => {
  const bare = path.length > 1 ? path.replace(/\/$/, '') : path;
  return patterns.some((pattern) => pattern.test(bare));
};

/** What a visitor may see who is not signed in (requirement SHELL-3). */
export const isPublicPath = (path: string) =>
  /^\/(auth|q|qr|manual)\//i.test(path) ||
  /^\/(auth|legal|privacy-policy|data-processing|ui|demo\/labels)\/?$/.test(path);

const patterns = appPaths.map(({ path }) => new RegExp(`^${path.replace(/\$$/, '.+').replaceAll(/\$\w+/g, '[^/]+')}$`));
