import { expect, test } from 'vitest';
import type { FunctionCheckDraft } from '../contract/draft.ts';
import { draftForPerson } from './draft-for-person.ts';

const draft = {
  kindOfSubmission: 'functionCheck',
  answers: [{ itemId: 'casing', result: 'pass', typed: [], optionIds: [] }],
  fields: {
    performerUserId: 'mira',
    performerName: 'Mira Oster',
    performerEmail: 'm.oster@klinik.example',
    signatureName: 'Mira Oster',
    overallComment: 'Cable worn',
  },
} as unknown as FunctionCheckDraft;

test('[OFF-13] whoever goes on with a check that somebody else made signed in says anew who made it', () => {
  for (const here of ['jonas', undefined])
    expect(draftForPerson(draft, here)).toEqual({
      ...draft,
      fields: {
        performerUserId: '',
        performerName: '',
        performerEmail: '',
        signatureName: '',
        overallComment: 'Cable worn',
      },
    });
});

test('[OFF-13] its author finds it as it was, and a name that was typed stays with anybody', () => {
  expect(draftForPerson(draft, 'mira')).toBe(draft);
  const typed = { ...draft, fields: { performerUserId: '', performerName: 'Mira Oster' } };
  expect(draftForPerson(typed, 'jonas')).toBe(typed);
});
