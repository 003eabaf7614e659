import { expect, test } from 'vitest';
import { receiptSchema } from '../../src/contract/receipt.ts';
import { submissionResultsSchema } from '../../src/contract/submission-batch.ts';
import { contentHash } from '../../src/domain/content-hash.ts';
import { uuidV7 } from '../../src/domain/uuid-v7.ts';
import { aDeviceRegistration } from '../support/builders/a-device-registration.ts';
import { aFunctionCheck, checkTime, delivered } from '../support/builders/a-function-check.ts';
import { aPortal, batch } from '../support/servers/a-portal.ts';
import { onEachDatabase } from '../support/servers/each-database.ts';

const check = (id: string) => `PUT /api/public/qr/function-checks/${id}`;
const registration = (id: string) => `PUT /api/public/qr/device-registrations/${id}`;

onEachDatabase(({ place }) => {
  test('[OFF-3] a check sent twice is kept once and answered with the same receipt', async () => {
    const portal = await aPortal(await place());
    const submission = await portal.scannedCheck('inOrder');
    const [first] = await portal.deliver(delivered(submission));
    const [second] = await portal.deliver(delivered(submission, { attempts: 2, sentAt: '2026-11-27T09:40:00Z' }));
    expect(first!.receipt).toBeDefined();
    expect(second).toEqual(first);
    const rows = await portal.database.db
      .selectFrom('submission')
      .select('id')
      .where('id', '=', submission.submissionId)
      .execute();
    expect(rows).toHaveLength(1);
  });

  test('[OFF-3] a single check answers 201 the first time and 200 with the same receipt again', async () => {
    const portal = await aPortal(await place());
    const submission = await portal.scannedCheck('inOrder');
    const first = await portal.call(check(submission.submissionId), delivered(submission));
    const again = await portal.call(check(submission.submissionId), delivered(submission));
    const [inBatch] = await portal.deliver(delivered(submission));
    expect([first.statusCode, again.statusCode]).toEqual([201, 200]);
    expect(again.json()).toEqual(first.json());
    expect(inBatch!.receipt).toEqual(first.json());
  });

  test('[OFF-3, QR-8] a receipt has the id and the hash of what was sent, and a number of its own', async () => {
    const portal = await aPortal(await place());
    const sent = [await portal.scannedCheck('inOrder'), aDeviceRegistration()];
    const [ofCheck, ofRegistration] = await portal.deliver(...sent.map((each) => delivered(each)));
    const receipts = [ofCheck, ofRegistration].map((result) => receiptSchema.parse(result!.receipt));
    for (const [at, receipt] of receipts.entries())
      expect(receipt).toMatchObject({
        submissionId: sent[at]!.submissionId,
        kindOfSubmission: sent[at]!.kindOfSubmission,
        contentHash: await contentHash(sent[at]!),
        photosPending: 0,
      });
    expect(receipts[0]!.protocolNo).toMatch(/^FC-2026-\d{7}$/);
    expect(receipts[1]!.protocolNo).toMatch(/^DR-2026-\d{7}$/);
    expect(receipts[0]!.receiptCode).not.toBe(receipts[1]!.receiptCode);
  });

  test('[OFF-4] one bad item between two good ones refuses itself only, and all are answered in order', async () => {
    const portal = await aPortal(await place());
    const [first, last] = [await portal.scannedCheck('inOrder'), await portal.scannedCheck('due')];
    const bad = aFunctionCheck({ performer: { name: 'x' } });
    const answer = await portal.call(batch, { items: [first, bad, last].map((each) => delivered(each)) });
    expect(answer.statusCode).toBe(200);
    const { results } = submissionResultsSchema.parse(answer.json());
    expect(results.map(({ submissionId }) => submissionId)).toEqual([first, bad, last].map((it) => it.submissionId));
    expect(results[0]).toHaveProperty('receipt');
    expect(results[1]).toMatchObject({
      problem: {
        status: 422,
        code: 'validationFailed',
        errors: [{ pointer: '/submission/performer/name', code: 'textTooShort', params: { min: 2 } }],
      },
    });
    expect(results[2]).toHaveProperty('receipt');
  });

  test.each([
    ['nothing at all', null],
    ['a text', 'hello'],
    ['no submission', { delivery: {} }],
    ['a submission without an id', { submission: { kindOfSubmission: 'functionCheck' } }],
    ['an id that is none', { submission: { submissionId: 'mine' } }],
    ['a kind nobody knows', { submission: { submissionId: uuidV7(checkTime), kindOfSubmission: 'wish' } }],
  ])('[OFF-4] an item that is %s is refused with a problem, beside a good one', async (_what, item) => {
    const portal = await aPortal(await place());
    const [refused, kept] = await portal.deliver(item, delivered(await portal.scannedCheck('inOrder')));
    expect(refused!.problem).toMatchObject({ status: 422, code: 'validationFailed' });
    expect(refused!.problem!.errors!.length).toBeGreaterThan(0);
    expect(kept!.receipt).toBeDefined();
  });

  test('[OFF-3] the same id with other content is refused and changes nothing', async () => {
    const portal = await aPortal(await place());
    const submission = await portal.scannedCheck('inOrder');
    await portal.deliver(delivered(submission));
    const [other] = await portal.deliver(delivered({ ...submission, overallComment: 'Nachgetragen' }));
    expect(other!.problem).toMatchObject({ status: 422, code: 'submissionIdReused' });
    const single = await portal.call(check(submission.submissionId), delivered({ ...submission, language: 'fr' }));
    expect(single.statusCode).toBe(422);
    expect(single.json()).toMatchObject({ code: 'submissionIdReused' });
  });

  test('[OFF-3] one id twice in one batch: one row, and the same receipt for both', async () => {
    const portal = await aPortal(await place());
    const submission = await portal.scannedCheck('inOrder');
    const [one, two] = await portal.deliver(delivered(submission), delivered(submission));
    expect(one!.receipt).toBeDefined();
    expect(two).toEqual(one);
  });

  test('[OFF-3, F32] two people who checked one device without network both have their check kept, and each its receipt', async () => {
    const portal = await aPortal(await place());
    const made = [await portal.scannedCheck('inOrder'), await portal.scannedCheck('inOrder')];
    const [first] = await portal.deliver(delivered(made[0]!));
    const [second] = await portal.deliver(delivered(made[1]!));
    expect([first!.receipt, second!.receipt]).toMatchObject([{ flags: [] }, { flags: [] }]);
    expect(first!.receipt!.protocolNo).not.toBe(second!.receipt!.protocolNo);
    const ids = made.map(({ submissionId }) => submissionId);
    const rows = await portal.database.db.selectFrom('submission').select('id').where('id', 'in', ids).execute();
    expect(rows).toHaveLength(2);
  });

  test('[OFF-3, P7] a submission without an id is refused, alone, and nothing of it is kept', async () => {
    const portal = await aPortal(await place());
    const { submissionId: _none, ...nameless } = aFunctionCheck();
    const good = await portal.scannedCheck('inOrder');
    const items = [{ ...delivered(aFunctionCheck()), submission: nameless }, delivered(good)];
    const answer = await portal.call(batch, { items });
    expect(answer.json()).toMatchObject({
      results: [{ problem: { status: 422 } }, { receipt: { submissionId: good.submissionId } }],
    });
    const before = await portal.call(batch, { items: [items[0]] });
    expect(before.json()).toMatchObject({ results: [{ problem: { status: 422 } }] });
  });

  test('[OFF-3, P9] a submission that was voided says so when it is sent again', async () => {
    const portal = await aPortal(await place());
    const submission = await portal.scannedCheck('inOrder');
    await portal.deliver(delivered(submission));
    await portal.database.db
      .updateTable('submission')
      .set({ state: 'voided' })
      .where('id', '=', submission.submissionId)
      .execute();
    const [again] = await portal.deliver(delivered(submission));
    expect(again!.problem).toMatchObject({ status: 410, code: 'voided' });
    expect((await portal.call(check(submission.submissionId), delivered(submission))).statusCode).toBe(410);
  });

  test('[OFF-13] a check made by a signed-in person waits for that sign-in', async () => {
    const portal = await aPortal(await place());
    const submission = aFunctionCheck({ performer: { name: 'Jonas Feldmann', userId: uuidV7(checkTime) } });
    const [result] = await portal.deliver(delivered(submission));
    expect(result!.problem).toMatchObject({ status: 409, code: 'signInRequired' });
    const kept = await portal.database.db
      .selectFrom('submission')
      .select('id')
      .where('id', '=', submission.submissionId)
      .execute();
    expect(kept).toEqual([]);
  });

  test('[OFF-3] the address of a single submission names its id and its kind', async () => {
    const portal = await aPortal(await place());
    const submission = await portal.scannedCheck('inOrder');
    const elsewhere = await portal.call(check(uuidV7(checkTime)), delivered(submission));
    expect(elsewhere.json()).toMatchObject({ status: 422, errors: [{ pointer: '/submission/submissionId' }] });
    const otherKind = await portal.call(registration(submission.submissionId), delivered(submission));
    expect(otherKind.json()).toMatchObject({ status: 422, errors: [{ pointer: '/submission/kindOfSubmission' }] });
  });

  test('[SEC-4] a batch of none or of more than 250 is refused as a whole', async () => {
    const portal = await aPortal(await place());
    const items = Array.from({ length: 251 }, () => delivered(aFunctionCheck()));
    expect((await portal.call(batch, { items })).json()).toMatchObject({
      status: 422,
      errors: [{ pointer: '/items', code: 'tooMany', params: { max: 250 } }],
    });
    expect((await portal.call(batch, { items: [] })).json()).toMatchObject({ errors: [{ code: 'tooFew' }] });
    expect((await portal.call(batch, {})).json()).toMatchObject({ errors: [{ pointer: '/items', code: 'required' }] });
  });

  test('[OFF-3] protocol numbers are unique and never given twice', async () => {
    const portal = await aPortal(await place());
    const checks = await Promise.all(Array.from({ length: 20 }, () => portal.scannedCheck('inOrder')));
    const results = await Promise.all(checks.map((each) => portal.deliver(delivered(each))));
    const numbers = results.map(([result]) => result!.receipt!.protocolNo);
    expect(new Set(numbers).size).toBe(20);
  });

  test('[HIST-1] a check that arrives is on record', async () => {
    const portal = await aPortal(await place());
    const submission = await portal.scannedCheck('inOrder');
    await portal.deliver(delivered(submission));
    const events = await portal.database.db
      .selectFrom('event')
      .selectAll()
      .where('entityId', '=', submission.submissionId)
      .execute();
    expect(events).toMatchObject([
      { action: 'functionCheck.received', actorKind: 'public', entityType: 'functionCheck' },
    ]);
  });
});
