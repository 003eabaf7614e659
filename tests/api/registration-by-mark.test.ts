import { expect, test } from 'vitest';
import { aDeviceRegistration } from '../support/builders/a-device-registration.ts';
import { delivered } from '../support/builders/a-function-check.ts';
import { aPortal } from '../support/servers/a-portal.ts';
import { onOneDatabase } from '../support/servers/each-database.ts';

onOneDatabase(({ place }) => {
  test('[QR-4, P49] a registration by a UDI mark is joined to the device the mark names, whatever form it was read in', async () => {
    const portal = await aPortal(await place());
    const { serialNumber } = await portal.label('inOrder');
    const marks = [
      `]d20104099213002105\u001D10L2024/7\u001D21${serialNumber}`,
      `(01)04099213002105(21)${serialNumber.toLowerCase()}`,
      `https://id.example/01/04099213002105/21/${serialNumber}`,
    ];
    for (const udiRaw of marks) {
      const registration = aDeviceRegistration({ udiRaw });
      await portal.deliver(delivered(registration));
      const row = await portal.database.db
        .selectFrom('submission')
        .select(['deviceId', 'contentJson'])
        .where('id', '=', registration.submissionId)
        .executeTakeFirstOrThrow();
      expect(row.deviceId).not.toBeNull();
      expect(JSON.parse(row.contentJson)).toMatchObject({ udiRaw });
    }
  });

  test('[QR-4] a mark that names no device, or can be read in several ways, is kept and marked', async () => {
    const portal = await aPortal(await place());
    for (const udiRaw of ['(01)04099213002105(10)L1', '010409921300210510L2112321VN24A003117', 'no mark at all']) {
      const registration = aDeviceRegistration({ udiRaw });
      await portal.deliver(delivered(registration));
      const row = await portal.database.db
        .selectFrom('submission')
        .select(['deviceId', 'flagsJson'])
        .where('id', '=', registration.submissionId)
        .executeTakeFirstOrThrow();
      expect(row).toEqual({ deviceId: null, flagsJson: expect.stringContaining('unknownDevice') as string });
    }
  });
});
