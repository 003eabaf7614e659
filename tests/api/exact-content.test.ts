import { expect, test } from 'vitest';
import { canonicalJson, type Json } from '../../src/domain/canonical-json.ts';
import { contentHash } from '../../src/domain/content-hash.ts';
import { aFunctionCheck, delivered } from '../support/builders/a-function-check.ts';
import { aPortal, batch, type AnyResult, type Portal } from '../support/servers/a-portal.ts';
import { onOneDatabase } from '../support/servers/each-database.ts';

/** Sends a batch as the very bytes given, because some content is lost when a test builds it as an object. */
async function deliverText(portal: Portal, submission: string): Promise<AnyResult> {
  const { delivery } = delivered(null);
  const payload = `{"items":[{"submission":${submission},"delivery":${JSON.stringify(delivery)}}]}`;
  const answer = await portal.call(batch, payload, { headers: { 'content-type': 'application/json' } });
  return answer.json<{ results: AnyResult[] }>().results[0]!;
}

const keptContent = async (portal: Portal, id: string) => {
  const row = await portal.database.db
    .selectFrom('submission')
    .select(['contentJson', 'contentHash'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return row;
};

onOneDatabase(({ place }) => {
  test('[OFF-3] keys nobody here knows are hashed and kept like all others', async () => {
    const portal = await aPortal(await place());
    const submission = { ...aFunctionCheck(), moodOfTheDay: 'gut', answersByVoice: [{ deep: { deeper: [1, null] } }] };
    const [result] = await portal.deliver(delivered(submission));
    expect(result!.receipt!.contentHash).toBe(await contentHash(submission));
    expect((await keptContent(portal, submission.submissionId)).contentJson).toBe(canonicalJson(submission as Json));
  });

  test.each(['__proto__', 'constructor', 'prototype', 'toString'])(
    '[OFF-3] a key called %s is content like any other, not a prototype',
    async (key) => {
      const portal = await aPortal(await place());
      const submission = aFunctionCheck();
      const text = JSON.stringify(submission).replace('{', `{"${key}":{"isAdmin":true},`);
      const result = await deliverText(portal, text);
      expect(result.receipt!.contentHash).toBe(await contentHash(JSON.parse(text) as Json));
      expect((await keptContent(portal, submission.submissionId)).contentJson).toContain(`"${key}":{"isAdmin":true}`);
      expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
    },
  );

  test.each([
    ['a lone surrogate', '\ud83d'],
    ['decomposed letters', 'Pru\u0308fung'],
    ['control characters and line ends', ' \u001d01\u001e\r\n\u2028 '],
    ['letters outside the first plane', '𝔘nicode 🩺'],
  ])('[OFF-3] the text of a scanned code with %s is kept exactly', async (_what, labelText) => {
    const portal = await aPortal(await place());
    const submission = aFunctionCheck({ labelText });
    const [result] = await portal.deliver(delivered(submission));
    expect(result!.receipt!.contentHash).toBe(await contentHash(submission));
    const { contentJson } = await keptContent(portal, submission.submissionId);
    expect((JSON.parse(contentJson) as typeof submission).labelText).toBe(labelText);
  });

  test('[OFF-3] a measured value keeps the text as typed', async () => {
    const portal = await aPortal(await place());
    const typed = '\u00a050,5 \u001d';
    const reading = { decimal: '50.5', typed };
    const submission = aFunctionCheck({
      answers: [{ itemId: 'flowRate', value: { kind: 'measurement', readings: [reading] }, comment: '', photos: [] }],
    });
    const [result] = await portal.deliver(delivered(submission));
    expect(result!.receipt!.contentHash).toBe(await contentHash(submission));
  });

  test.each([
    ['a trailing space', 'Jonas Feldmann '],
    ['a decomposed letter', 'Ju\u0308rgen Feld'],
    ['a line feed', 'Jonas\nFeldmann'],
    ['a lone surrogate', 'Jonas \ud83d'],
    ['a zero character', 'Jonas\u0000Feldmann'],
  ])('[SEC-4] a name with %s is refused, never rewritten', async (_what, name) => {
    const portal = await aPortal(await place());
    const [result] = await portal.deliver(delivered(aFunctionCheck({ performer: { name } })));
    expect(result!.problem).toMatchObject({
      code: 'validationFailed',
      errors: [{ pointer: '/submission/performer/name', code: 'textNotNormal' }],
    });
  });

  test('[SEC-4] lengths count characters as people do', async () => {
    const portal = await aPortal(await place());
    const [fits, tooLong] = await portal.deliver(
      delivered(aFunctionCheck({ overallComment: '🩺'.repeat(2000) })),
      delivered(aFunctionCheck({ overallComment: '🩺'.repeat(2001) })),
    );
    expect(fits!.receipt).toBeDefined();
    expect(tooLong!.problem!.errors).toEqual([
      { pointer: '/submission/overallComment', code: 'textTooLong', params: { max: 2000 } },
    ]);
  });

  test('[SEC-4] content nested a hundred thousand levels deep is refused and breaks nothing', async () => {
    const portal = await aPortal(await place());
    const deep = '['.repeat(100_000) + ']'.repeat(100_000);
    const result = await deliverText(portal, JSON.stringify(aFunctionCheck()).replace('{', `{"deep":${deep},`));
    expect(result.problem).toMatchObject({ status: 422, errors: [{ pointer: '/submission', code: 'tooDeep' }] });
  });

  test('[OFF-3] a kept check is answered with its receipt even if today it would be refused', async () => {
    const portal = await aPortal(await place());
    const submission = aFunctionCheck({ performer: { name: 'x' } });
    const contentJson = canonicalJson(submission as Json);
    const kept = aFunctionCheck();
    const [first] = await portal.deliver(delivered(kept));
    // As an earlier release with other rules would have left it.
    await portal.database.db
      .updateTable('submission')
      .set({ id: submission.submissionId, contentJson, contentHash: await contentHash(submission) })
      .where('id', '=', kept.submissionId)
      .execute();
    const [again] = await portal.deliver(delivered(submission));
    expect(again!.receipt).toMatchObject({ receiptCode: first!.receipt!.receiptCode });
  });
});
