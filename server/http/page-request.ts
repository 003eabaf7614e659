/** First parts of addresses that belong to the server: never answered with the page. */
const ofTheServer = [
  'api',
  'meta',
  'locales',
  'assets',
  'icons',
  'screenshots',
  'manual',
  'phone',
  'healthz',
  'readyz',
];

/** True when a person may have followed a link here, so that the page should say that there is nothing. */
export function isPageRequest(method: string, path: string, accept = ''): boolean {
  const [, first = ''] = path.split('/');
  return ['GET', 'HEAD'].includes(method) && accept.includes('text/html') && !ofTheServer.includes(first.toLowerCase());
}
