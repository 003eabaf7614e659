import { expect, test } from 'vitest';
import type { Receipt } from '../../src/contract/receipt.ts';
import { receiptSchema } from '../../src/contract/receipt.ts';
import { contentHash } from '../../src/domain/content-hash.ts';
import { aDeviceRegistration } from '../support/a-device-registration.ts';
import { aFunctionCheck, delivered } from '../support/a-function-check.ts';
import { aPortal } from '../support/a-portal.ts';
import { onEachDatabase } from '../support/each-database.ts';

const batch = 'POST /api/public/qr/submissions';

onEachDatabase(({ place }) => {
  test('[OFF-3] a check sent twice is kept once and answered with the same receipt', async () => {
    const portal = await aPortal(await place());
    const items = [delivered(aFunctionCheck())];
    const first = await portal.call(batch, { items });
    const second = await portal.call(batch, { items });
    expect(first.statusCode).toBe(200);
    expect(second.json()).toEqual(first.json());
    const rows = await portal.database.db
      .selectFrom('submission')
      .select('id')
      .where('id', '=', items[0]!.submission.submissionId)
      .execute();
    expect(rows).toHaveLength(1);
  });

  test('[QR-8] a receipt has our id and the hash of what was sent', async () => {
    const portal = await aPortal(await place());
    const submission = aDeviceRegistration();
    const { results } = (await portal.call(batch, { items: [delivered(submission)] })).json<{
      results: { receipt: Receipt }[];
    }>();
    const receipt = receiptSchema.parse(results[0]!.receipt);
    expect(receipt).toMatchObject({
      submissionId: submission.submissionId,
      contentHash: await contentHash(submission),
      protocolNo: 'DR-2026-0000001',
    });
  });
});
