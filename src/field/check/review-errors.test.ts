import { expect, test } from 'vitest';
import { aChecklist } from '../../../tests/support/builders/a-checklist.ts';
import { newCheckDraft } from './draft-answers.ts';
import { reviewErrors } from './review-errors.ts';
import { submissionFromDraft } from './submission-from-draft.ts';

function errorsOf(fields: Record<string, string>, changes: Parameters<typeof aChecklist>[1] = {}) {
  const checklist = aChecklist(undefined, changes);
  const device = { labelText: null, labelVerification: 'manual', deviceRef: '0123456789ABCDEF' } as const;
  const submissionId = '0192f5c0-7c00-7000-8000-000000000001';
  const draft = { ...newCheckDraft({ submissionId, device, checklist, startedAt: '2026-11-27T13:00:00Z' }), fields };
  const madeWith = {
    appVersion: 'a1b2c3',
    language: 'en',
    timeZone: 'Europe/Berlin',
    offsetAt: () => 60,
    privacyNoticeVersion: '2026-11',
  } as const;
  const submission = submissionFromDraft({ draft, checklist, performedAt: Date.UTC(2026, 10, 27, 14), madeWith });
  return reviewErrors({ submission, draft, checklist });
}

test('[QR-3] a name is all that must be given, and it is asked for at its field', () => {
  expect(errorsOf({ performerName: 'Jana Muster' })).toEqual({});
  expect(errorsOf({})).toMatchObject({ performerName: { code: 'textTooShort' } });
});

test('[QR-3] a wrong e-mail address is told at the e-mail', () => {
  const errors = errorsOf({ performerName: 'Jana Muster', performerEmail: 'jana@clinic' });
  expect(errors).toMatchObject({ performerEmail: { code: 'notAnEmail' } });
});

test('[QR-3, P28] a signature and an instrument are asked for where the checklist requires them', () => {
  const asked = { signature: 'typedName', instruments: 'required' } as const;
  expect(Object.keys(errorsOf({ performerName: 'Jana Muster' }, asked)).toSorted()).toEqual([
    'instrument0Name',
    'signatureName',
  ]);
});

test('[QR-3] an instrument without a name is told at its own place', () => {
  const errors = errorsOf({ performerName: 'Jana Muster', instrument2Serial: '77' }, { instruments: 'optional' });
  expect(errors).toMatchObject({ instrument2Name: { code: 'textTooShort' } });
});
