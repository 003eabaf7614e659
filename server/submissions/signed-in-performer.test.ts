import { expect, test } from 'vitest';
import { groups, type Group } from '../../src/contract/group.ts';
import { reachesCustomer, siteLimit } from '../access/scope.ts';
import type { KnownDevice } from '../devices/device-store.ts';
import { isInScope, type SignedInPerformer } from './signed-in-performer.ts';

const somebody = (group: Group, siteIds: string[] = []) =>
  ({
    group,
    customerId: 'own',
    siteIds,
    userId: 'u',
    sessionId: 's',
    name: 'N',
    language: 'de',
    qualifications: [],
  }) satisfies SignedInPerformer;
const at = (customerId: string, siteId: string | null) => ({ customerId, siteId }) as KnownDevice;

const devices = { A: at('own', 'A'), B: at('own', 'B'), nowhere: at('own', null), elsewhere: at('other', 'A') };
const inScopeOf = (performer: SignedInPerformer) =>
  Object.entries(devices).flatMap(([name, device]) => (isInScope(performer, device) ? [name] : []));

test('[SEC-1, SEC-6] a technician limited to site A makes checks of site A, not of site B of the same customer, nor of no site', () => {
  expect(inScopeOf(somebody('technician', ['A']))).toEqual(['A']);
  expect(inScopeOf(somebody('technician', ['A', 'B']))).toEqual(['A', 'B']);
  expect(inScopeOf(somebody('technician'))).toEqual(['A', 'B', 'nowhere']);
});

test('[SEC-1] each group makes checks as far as the table of rights says, and a site in common with another customer is nothing', () => {
  const scopes = Object.fromEntries(groups.map((group) => [group, inScopeOf(somebody(group, ['A']))]));
  expect(scopes).toEqual({
    providerAdministrator: ['A', 'B', 'nowhere', 'elsewhere'],
    providerService: ['A', 'B', 'nowhere', 'elsewhere'],
    customerAdministrator: ['A', 'B', 'nowhere'],
    technician: ['A'],
    viewer: [],
  });
});

test('[SEC-1] a right reaches into the own customer, and into others only where it reaches everywhere', () => {
  const evaluates = groups.map((group) =>
    ['own', 'other'].map((id) => reachesCustomer(somebody(group), 'check.judge', id)),
  );
  expect(evaluates).toEqual([
    [true, true],
    [true, true],
    [true, false],
    [false, false],
    [false, false],
  ]);
  expect(siteLimit(somebody('technician', ['A']), 'check.read')).toEqual(['A']);
  expect(siteLimit(somebody('technician'), 'check.read')).toBeUndefined();
  expect(siteLimit(somebody('customerAdministrator', ['A']), 'check.read')).toBeUndefined();
});
