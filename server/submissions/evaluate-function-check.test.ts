import { expect, test } from 'vitest';
import { aChecklist } from '../../tests/support/builders/a-checklist.ts';
import { aFunctionCheck, checkTime, delivered, madeWith } from '../../tests/support/builders/a-function-check.ts';
import { checkKinds } from '../../src/contract/checklist.ts';
import { groups, type Group } from '../../src/contract/group.ts';
import type { KnownDevice } from '../devices/device-store.ts';
import { evaluateFunctionCheck } from './evaluate-function-check.ts';
import type { SignedInPerformer } from './signed-in-performer.ts';

type Known = Parameters<typeof evaluateFunctionCheck>[1];

const checklist = aChecklist(undefined, { onFail: 'blockDevice' });
const device = { id: 'd', customerId: 'own', siteId: 'B', status: 'inOperation', modelId: 'm' } as KnownDevice;
const inspects = [{ kind: 'qualifiedInspector' as const, modelIds: [], validUntil: null }];

const person = (group: Group, siteIds: string[], qualifications: SignedInPerformer['qualifications'] = []) =>
  ({
    group,
    customerId: 'own',
    siteIds,
    userId: 'u',
    sessionId: 's',
    name: 'N',
    language: 'de',
    qualifications,
  }) satisfies SignedInPerformer;

/** What the server says to a check of a device of site B, failed where it is not in order. */
function evaluated(wishes: Partial<Known> & { isFailed?: boolean; kind?: (typeof checkKinds)[number] } = {}) {
  const { isFailed = false, kind = checklist.kind, ...more } = wishes;
  const { itemId } = checklist.items[0]!;
  const value = { kind: 'passFailNa' as const, result: isFailed ? ('fail' as const) : ('pass' as const) };
  const answers = [{ itemId, value, comment: '', photos: [] }];
  const check = aFunctionCheck({ ...madeWith(checklist), kind, answers });
  const known = {
    delivery: delivered(check).delivery,
    receivedAt: checkTime,
    device,
    schedules: [],
    done: [],
    checklist,
    currentVersion: checklist.version,
    labelIsVerified: false,
    performer: undefined,
    ...more,
  };
  const { counts, blocks, flags, result } = evaluateFunctionCheck(check, known);
  return { counts, blocks, flags, result };
}

test('[SEC-6, OFF-13] a check of site B by a technician limited to site A of the same customer is marked and decides nothing, nor does it block', () => {
  const atA = person('technician', ['A']);
  expect(evaluated({ performer: atA })).toMatchObject({ counts: false, flags: ['outsideScope'], result: 'passed' });
  const failed = { counts: false, blocks: false, flags: ['outsideScope', 'blockAsked'], result: 'failed' };
  expect(evaluated({ performer: atA, isFailed: true })).toEqual(failed);
  // A label does not lend a reach that its reader lacks.
  expect(evaluated({ performer: atA, labelIsVerified: true })).toMatchObject({
    counts: false,
    flags: ['outsideScope'],
  });
  for (const siteIds of [['B'], ['A', 'B'], []])
    expect(evaluated({ performer: person('technician', siteIds) })).toMatchObject({ counts: true, flags: [] });
});

test('[OFF-13, QR-3] a failed check by somebody within their reach counts and blocks; without an account it asks only', () => {
  const makers = groups.filter((group) => evaluated({ performer: person(group, ['B']), isFailed: true }).blocks);
  expect(makers).toEqual(['providerAdministrator', 'providerService', 'customerAdministrator', 'technician']);
  const anonymous = { labelIsVerified: true, isFailed: true };
  expect(evaluated(anonymous)).toMatchObject({ counts: true, blocks: false, flags: ['blockAsked'] });
  expect(evaluated({ isFailed: true })).toMatchObject({ counts: false, blocks: false, flags: ['blockAsked'] });
});

test('[QR-3] without an account a verified label is believed, but never for what only an inspector may do', () => {
  const byAnyone = checkKinds.filter((kind) => evaluated({ kind, labelIsVerified: true }).counts);
  expect(byAnyone).toEqual(['preUse', 'visual', 'periodic']);
  expect(checkKinds.filter((kind) => evaluated({ kind }).counts)).toEqual([]);
  const inspector = person('technician', ['B'], inspects);
  expect(checkKinds.filter((kind) => evaluated({ kind, performer: inspector }).counts)).toEqual([...checkKinds]);
  expect(checkKinds.filter((kind) => evaluated({ kind, performer: person('technician', ['B']) }).counts)).toEqual(
    byAnyone,
  );
});

test('[QR-3] a check of no known device, or made with a checklist that is none of ours, decides nothing', () => {
  const performer = person('providerAdministrator', []);
  expect(evaluated({ performer, device: undefined })).toMatchObject({ counts: false, flags: ['unknownDevice'] });
  expect(evaluated({ performer, checklist: undefined })).toMatchObject({ counts: false, result: undefined });
});
