import type { BrowserContext, ConsoleMessage, WebError } from 'playwright/test';

/** What the browser says when a request failed: expected while the network is made to misbehave, and only then. */
const networkComplaint = /^Failed to load resource: /;

const askedByStranger = /^Failed to load resource: .* 401 .*\/api\/auth\/refresh\)$/;

/** Collects what pages and workers complain about. A complaint nobody expected fails the journey. */
export function watchedConsole() {
  const complaints: string[] = [];
  // Each start of the portal asks for a session (AUTH-1); that a stranger has none, the browser calls an error.
  const expected: RegExp[] = [askedByStranger];
  return {
    /** Say what a journey provokes; anything else is a fault of the product. */
    expect: (pattern: RegExp) => void expected.push(pattern),
    expectNetworkComplaints: () => void expected.push(networkComplaint),

    async watch(context: BrowserContext) {
      const hear = (message: ConsoleMessage) =>
        void (message.type() === 'error' && complaints.push(described(message)));
      const hearThrown = (thrown: WebError) => void complaints.push(String(thrown.error().stack || thrown.error()));
      context.on('console', hear);
      context.on('weberror', hearThrown);
      // Said in words of our own, so that it counts whatever the browser prints.
      const script = await context.addInitScript(() => {
        addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
          console.error(`securitypolicyviolation: ${violatedDirective} forbids ${blockedURI}`);
        });
      });
      return {
        /** For a browser that goes on after the test. */
        async end() {
          context.off('console', hear);
          context.off('weberror', hearThrown);
          await script.dispose();
        },
      };
    },

    unexpected: () => complaints.filter((complaint) => !expected.some((pattern) => pattern.test(complaint))),
  };
}
export type WatchedConsole = ReturnType<typeof watchedConsole>;

const described = (message: ConsoleMessage) => {
  const { url } = message.location();
  return `${message.text()}${url ? ` (${url})` : ''}`;
};
