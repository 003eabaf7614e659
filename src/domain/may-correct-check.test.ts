import { expect, test } from 'vitest';
import { aReceivedCheck } from '../../tests/support/builders/a-kept-check.ts';
import { groups } from '../contract/group.ts';
import type { CheckDetails } from '../contract/check-details.ts';
import { mayCorrectCheck } from './may-correct-check.ts';
import { permissionsOf } from './rights.ts';

const [author, somebody] = ['01930000-0000-7000-8000-0000000000a1', '01930000-0000-7000-8000-0000000000a2'];
const own = { isSignedIn: true, performer: { userId: author, name: 'Mira Oster' } };

/** The groups that may correct a check, signed in as `userId`. */
const whoMay = (wishes: Partial<CheckDetails>, userId: string | undefined) =>
  groups.filter((group) =>
    mayCorrectCheck(aReceivedCheck(wishes), { permissions: new Set(permissionsOf(group)), userId }),
  );
const evaluates = ['providerAdministrator', 'providerService', 'customerAdministrator'];

test('[SEC-1] whoever may void corrects every check, a technician the one they made signed in, a viewer none', () => {
  expect(whoMay(own, somebody)).toEqual(evaluates);
  expect(whoMay(own, author)).toEqual([...evaluates, 'technician']);
});

test('[SEC-1] a check made without an account is nobody’s own', () => {
  expect(whoMay({}, undefined)).toEqual(evaluates);
  expect(whoMay({ ...own, isSignedIn: false }, author)).toEqual(evaluates);
});

test('what was voided or corrected stays, and so does what no form can be opened for', () => {
  expect(whoMay({ state: 'voided' }, author)).toEqual([]);
  expect(whoMay({ state: 'corrected' }, author)).toEqual([]);
  expect(whoMay({ checklist: null }, author)).toEqual([]);
});
