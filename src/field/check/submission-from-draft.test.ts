import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aChecklist, aMeasurement, aPassFailItem } from '../../../tests/support/builders/a-checklist.ts';
import type { FunctionCheckDraft } from '../../contract/draft.ts';
import { functionCheckSchema } from '../../contract/function-check.ts';
import { newCheckDraft, withAnswer, withField } from './draft-answers.ts';
import { submissionFromDraft } from './submission-from-draft.ts';

const startedAt = Date.UTC(2026, 10, 27, 13, 0);
const performedAt = startedAt + 7 * 60_000;
const checklist = aChecklist([
  aPassFailItem(),
  aMeasurement({ lower: 9.5, upper: 10.5 }),
  aPassFailItem({ itemId: 'repair', visibleIf: { itemId: 'housing', op: 'equals', value: 'fail' } }),
]);
const device = {
  deviceRef: '0123456789ABCDEF',
  modelNo: 4711,
  serialNumber: '4K7-20318-06',
  labelNo: 1,
  labelText: 'HTTPS://PORTAL.EXAMPLE/Q/ABC',
  labelVerification: 'verified',
} as const;
const madeWith = {
  appVersion: 'a1b2c3',
  language: 'de',
  timeZone: 'Europe/Berlin',
  offsetAt: () => 60,
  privacyNoticeVersion: '2026-11',
} as const;

const draftOf = (...edits: ((draft: FunctionCheckDraft) => FunctionCheckDraft)[]) =>
  edits.reduce(
    (draft, edit) => edit(draft),
    newCheckDraft({
      submissionId: '0192f5c0-7c00-7000-8000-000000000001',
      device,
      checklist,
      startedAt: new Date(startedAt).toISOString(),
    }),
  );
const submissionOf = (draft: FunctionCheckDraft, on = checklist) =>
  submissionFromDraft({ draft, checklist: on, performedAt, madeWith });
const named = withField('performerName', 'Jana Muster');

test('[QR-6] a finished form becomes a function check the server takes', () => {
  const submission = submissionOf(
    draftOf(withAnswer('housing', { result: 'pass' }), withAnswer('volume', { typed: ['10,02'] }), named),
  );
  expect(functionCheckSchema.parse(submission)).toEqual(submission);
  expect(submission).toMatchObject({
    deviceRef: '0123456789ABCDEF',
    labelText: 'HTTPS://PORTAL.EXAMPLE/Q/ABC',
    labelVerification: 'verified',
    startedAt: '2026-11-27T14:00:00.000+01:00',
    performedAt: '2026-11-27T14:07:00.000+01:00',
    performer: { name: 'Jana Muster' },
    signature: null,
  });
  expect(submission.answers).toEqual([
    { itemId: 'housing', value: { kind: 'passFailNa', result: 'pass' }, comment: '', photos: [] },
    {
      itemId: 'volume',
      value: { kind: 'measurement', readings: [{ decimal: '10.02', typed: '10,02' }] },
      comment: '',
      photos: [],
    },
  ]);
});

test('[QR-2] a device typed by hand is sent as model and serial number', () => {
  const manualDevice = { modelNo: 4711, serialNumber: '0012' };
  const typed = { labelText: null, labelVerification: 'manual', manualDevice } as const;
  const submission = submissionOf({ ...draftOf(named), device: typed });
  expect(functionCheckSchema.safeParse(submission).success).toBe(true);
  expect(submission).toMatchObject({ manualDevice, labelText: null, labelVerification: 'manual' });
  expect(submission.deviceRef).toBeUndefined();
});

test('[QR-3] the answer to a step that is no longer shown is not sent', () => {
  const draft = draftOf(
    withAnswer('housing', { result: 'fail' }),
    withAnswer('repair', { result: 'pass' }),
    withAnswer('housing', { result: 'pass' }),
    named,
  );
  expect(submissionOf(draft).answers.map(({ itemId }) => itemId)).toEqual(['housing']);
});

test('[QR-3] signature and instruments are sent where the checklist asks for them', () => {
  const signed = { ...checklist, signature: 'drawn', instruments: 'required' } as const;
  const draft = draftOf(
    named,
    withField('signatureName', ' Jana Muster '),
    withField('instrument1Name', 'Flow meter FM 2'),
    withField('instrument1CalibratedUntil', '2027-03-31'),
  );
  const submission = submissionOf(draft, signed);
  expect(submission.signature).toEqual({ kind: 'typed', name: 'Jana Muster' });
  expect(submission.instruments).toEqual([{ name: 'Flow meter FM 2', calibratedUntil: '2027-03-31' }]);
  expect(functionCheckSchema.safeParse(submission).success).toBe(true);
});

test('[QR-6] whatever signs are typed, what is sent is text the server keeps', () => {
  const anyText = fc.string({ unit: 'binary', maxLength: 60 });
  fc.assert(
    fc.property(anyText, anyText, anyText, (comment, company, overall) => {
      const draft = draftOf(
        named,
        withAnswer('housing', { result: 'fail', comment }),
        withField('performerCompany', company),
        withField('overallComment', overall),
      );
      expect(functionCheckSchema.safeParse(submissionOf(draft)).error?.issues).toBeUndefined();
    }),
  );
});

test('[QR-3] a signature is sent as drawn where that was asked for, and typed where somebody cannot draw', () => {
  const drawn = draftOf(named, withField('signatureName', 'Jana Muster'), withField('signaturePath', 'M1 2L3 4'));
  expect(submissionOf(drawn, { ...checklist, signature: 'drawn' }).signature).toEqual({
    kind: 'drawn',
    path: 'M1 2L3 4',
  });
  expect(submissionOf(drawn, { ...checklist, signature: 'typedName' }).signature).toEqual({
    kind: 'typed',
    name: 'Jana Muster',
  });
  expect(submissionOf(drawn).signature).toBeNull();
});
