/**
 * The paths the page itself answers; everything else belongs to the server. The service worker gives the shell only
 * to these, the server too, and a test holds the list against the router.
 */
const appPaths = [
  /^\/$/,
  /^\/q(\/[^/]+)?$/i,
  /^\/qr\/(function-check|device-registration|scan|unsent)$/,
  /^\/qr\/receipt\/[^/]+$/,
  /^\/demo\/labels$/,
  /^\/ui$/,
  /^\/404$/,
];

export const isAppPath = (path: string) =>
  appPaths.some((pattern) => pattern.test(path.length > 1 ? path.replace(/\/$/, '') : path));
