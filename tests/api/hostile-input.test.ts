import { expect, test } from 'vitest';
import { aDeviceRegistration } from '../support/a-device-registration.ts';
import { aFunctionCheck, delivered } from '../support/a-function-check.ts';
import { aPortal } from '../support/a-portal.ts';
import { onEachDatabase } from '../support/each-database.ts';
import { signedIn } from '../support/signed-in.ts';

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
});
