import { expect, test } from 'vitest';
import { usualAllowances, type Allowances } from '../../server/http/limits.ts';
import { aDeviceRegistration } from '../support/builders/a-device-registration.ts';
import { aFunctionCheck, delivered } from '../support/builders/a-function-check.ts';
import { aPortal } from '../support/servers/a-portal.ts';
import { onEachDatabase } from '../support/servers/each-database.ts';
import { longestHold } from '../support/readers/longest-hold.ts';
import { signedIn } from '../support/drivers/signed-in.ts';

onEachDatabase(({ place }) => {
  test('[SEC-5, OFF-3] a number no database holds refuses its own check only, and none beside it', async () => {
    const portal = await aPortal(await place());
    const wrong = [2_147_483_648, 4_294_967_296, 1e300].map((checklistVersion) => aFunctionCheck({ checklistVersion }));
    const right = [aFunctionCheck(), aFunctionCheck()];
    const results = await portal.deliver(...[right[0]!, ...wrong, right[1]!].map((it) => delivered(it)));
    expect(results.map((it) => it.problem?.errors?.[0]?.pointer ?? (it.receipt ? 'kept' : it.problem?.code))).toEqual([
      'kept',
      ...wrong.map(() => '/submission/checklistVersion'),
      'kept',
    ]);
    const path = `/api/public/qr/checklists/${wrong[0]!.checklistId}/versions/2147483648`;
    expect((await portal.call(`GET ${path}`)).statusCode).toBe(404);
  });

  test('[SEC-5] U+0000 is refused in every text, cursor and address, and is nowhere a fault of ours', async () => {
    const portal = await aPortal(await place());
    const registration = { organisation: { ...aDeviceRegistration().organisation, name: 'A\0B' } };
    const items = [
      aFunctionCheck({ labelText: 'https://a\0' }),
      aFunctionCheck({ overallComment: 'a\0' }),
      aFunctionCheck({ performer: { name: 'Jonas\0Feldmann' } }),
      aDeviceRegistration(registration),
      aDeviceRegistration({ udiRaw: '\0' + '0104012345678901' }),
    ];
    const results = await portal.deliver(
      ...items.map((it) => delivered(it)),
      delivered(aFunctionCheck(), { sentAt: '\0' }),
    );
    expect(results.map((it) => it.problem?.code)).toEqual(results.map(() => 'validationFailed'));

    const as = await signedIn(portal, { userGroup: 'providerAdministrator' });
    const cursor = (it: object) => Buffer.from(JSON.stringify(it)).toString('base64url');
    const calls = [
      `GET /api/customers?q=%00`,
      `GET /api/search?q=a%00b`,
      `GET /api/customers?cursor=${cursor({ direction: 'next', key: '\0', id: 'a', order: 'customer.nameFolded' })}`,
      `GET /api/customers?cursor=${cursor({ direction: 'next', key: 'a', id: '\0', order: 'customer.nameFolded' })}`,
      `GET /api/public/qr/devices/%00`,
      `GET /api/public/qr/submissions/${items[0]!.submissionId}?receiptCode=%00`,
      `GET /api/customers/%00`,
    ];
    const statuses = await Promise.all(calls.map(async (call) => (await as.ask(call)).statusCode));
    expect(statuses.map((status, at) => [calls[at], status])).toEqual(
      calls.map((call) => [call, /devices\/%00|customers\/%00/.test(call) ? 404 : 422]),
    );
    const signIn = await portal.call('POST /api/auth/login', { email: 'a\0@b.example', password: 'x\0' });
    expect(signIn.statusCode).toBe(400);
  });

  test('[SEC-5] the largest bodies anybody may send hold the event loop for 50 ms at most, whatever is in them', async () => {
    const portal = await aPortal(await place(), { allowances: unlimited });
    const held: [string, number][] = [];
    for (const [name, body] of Object.entries(largestBodies())) {
      const send = () =>
        portal.app.inject({ method: 'POST', url: '/api/public/qr/submissions', headers, payload: body });
      // The first time holds the compiler, and any may hold the collector of memory; the least is what the body takes.
      let least = Infinity;
      for (let again = 0; again < 6 && least > 50; again += 1) least = Math.min(least, await longestHold(send));
      held.push([name, least]);
    }
    expect(held.filter(([, least]) => least > 50)).toEqual([]);
  }, 60_000);
});

const headers = { 'content-type': 'application/json' };
const unlimited = Object.fromEntries(
  Object.keys(usualAllowances).map((name) => [name, { points: 1e9, seconds: 60 }]),
) as Allowances;

/** A batch of about one MiB for each way to be large. */
function largestBodies(): Record<string, string> {
  const holding = (more: object) => ({ ...delivered({ ...aFunctionCheck(), ...more }) });
  const batchOf = (...items: unknown[]) => JSON.stringify({ items });
  const many = (count: number, make: (at: number) => unknown) => Array.from({ length: count }, (_, at) => make(at));
  const accents = `a${'\u0301\u0323'.repeat(15)}`.repeat(30);
  const comment = (at: number) => ({ itemId: `i${at}`, value: null, comment: accents, photos: [] });
  const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
  return {
    zeros: batchOf(holding({ x: many(450_000, () => 0) })),
    keys: batchOf(holding({ x: Object.fromEntries(many(75_000, (at) => [`k${at}`, 0]) as [string, number][]) })),
    objects: batchOf(holding({ x: many(300_000, () => ({})) })),
    nested: `{"items":[${nested(500_000)}]}`,
    nestedInside: batchOf(holding({ x: 0 })).replace('"x":0', `"x":${nested(9000)}`),
    wrongAnswers: batchOf(holding({ answers: many(500_000, () => 1) })),
    accents: batchOf(...many(50, () => holding({ overallComment: accents, answers: many(19, comment) }))),
    longText: batchOf(holding({ overallComment: 'a\u0301'.repeat(300_000) })),
    pairs: batchOf(holding({ overallComment: '🙂'.repeat(250_000) })),
    marks: batchOf(
      ...many(50, () =>
        delivered(aDeviceRegistration({ udiRaw: `0104099213002105${'22' + '10211117240241'.repeat(30)}` })),
      ),
    ),
  };
}
