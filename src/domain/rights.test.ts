import { expect, test } from 'vitest';
import { groups, permissions, type Group, type Permission } from '../contract/group.ts';
import {
  assignableGroups,
  hasSiteLimit,
  isAdministrator,
  isProvider,
  permissionsOf,
  permittedPagesOf,
  reachOf,
  sidebarLinksOf,
  type Reach,
} from './rights.ts';

// Every right of every group, written out a second time: one that is widened, narrowed or added stands here too.
const written: Record<Group, Record<Permission, Reach | undefined>> = {
  providerAdministrator: {
    'customer.list': 'all',
    'customer.create': 'all',
    'customer.archive': 'all',
    'customer.update': 'all',
    'customer.read': 'all',
    'site.write': 'all',
    'site.read': 'all',
    'user.write': 'all',
    'user.read': 'all',
    'device.write': 'all',
    'device.log': 'all',
    'device.read': 'all',
    'label.print': 'all',
    'check.make': 'all',
    'check.judge': 'all',
    'check.read': 'all',
    'registration.review': 'all',
    'model.write': 'all',
    'model.read': 'all',
    import: 'all',
    export: 'all',
    'history.read': 'all',
  },
  providerService: {
    'customer.list': 'all',
    'customer.create': undefined,
    'customer.archive': 'all',
    'customer.update': 'all',
    'customer.read': 'all',
    'site.write': 'all',
    'site.read': 'all',
    'user.write': undefined,
    'user.read': 'all',
    'device.write': 'all',
    'device.log': 'all',
    'device.read': 'all',
    'label.print': 'all',
    'check.make': 'all',
    'check.judge': 'all',
    'check.read': 'all',
    'registration.review': 'all',
    'model.write': undefined,
    'model.read': 'all',
    import: 'all',
    export: 'all',
    'history.read': 'all',
  },
  customerAdministrator: {
    'customer.list': undefined,
    'customer.create': undefined,
    'customer.archive': undefined,
    'customer.update': 'own',
    'customer.read': 'own',
    'site.write': 'own',
    'site.read': 'own',
    'user.write': 'own',
    'user.read': 'own',
    'device.write': 'own',
    'device.log': 'own',
    'device.read': 'own',
    'label.print': 'own',
    'check.make': 'own',
    'check.judge': 'own',
    'check.read': 'own',
    'registration.review': undefined,
    'model.write': undefined,
    'model.read': 'all',
    import: 'own',
    export: 'own',
    'history.read': 'own',
  },
  technician: {
    'customer.list': undefined,
    'customer.create': undefined,
    'customer.archive': undefined,
    'customer.update': undefined,
    'customer.read': 'own',
    'site.write': undefined,
    'site.read': 'ownSites',
    'user.write': undefined,
    'user.read': 'self',
    'device.write': undefined,
    'device.log': 'ownSites',
    'device.read': 'ownSites',
    'label.print': 'ownSites',
    'check.make': 'ownSites',
    'check.judge': undefined,
    'check.read': 'ownSites',
    'registration.review': undefined,
    'model.write': undefined,
    'model.read': 'all',
    import: undefined,
    export: 'ownSites',
    'history.read': undefined,
  },
  viewer: {
    'customer.list': undefined,
    'customer.create': undefined,
    'customer.archive': undefined,
    'customer.update': undefined,
    'customer.read': 'own',
    'site.write': undefined,
    'site.read': 'ownSites',
    'user.write': undefined,
    'user.read': 'self',
    'device.write': undefined,
    'device.log': undefined,
    'device.read': 'ownSites',
    'label.print': undefined,
    'check.make': undefined,
    'check.judge': undefined,
    'check.read': 'ownSites',
    'registration.review': undefined,
    'model.write': undefined,
    'model.read': 'all',
    import: undefined,
    export: 'ownSites',
    'history.read': undefined,
  },
};

test.each(groups)('[SEC-1] %s may do what is written here, as far as it is written, and nothing else', (group) => {
  const reaches = Object.fromEntries(permissions.map((permission) => [permission, reachOf(group, permission)]));
  expect(reaches).toEqual(written[group]);
  expect(permissionsOf(group)).toEqual(permissions.filter((permission) => written[group][permission] !== undefined));
});

test('[SEC-1] nobody gives a group above their own, and a group of the maker is given at the maker only', () => {
  const given = (isMaker: boolean) => groups.map((group) => assignableGroups(group, isMaker));
  const ofCustomers: Group[] = ['customerAdministrator', 'technician', 'viewer'];
  expect(given(true)).toEqual([
    groups,
    ['providerService', ...ofCustomers],
    ofCustomers,
    ['technician', 'viewer'],
    ['viewer'],
  ]);
  expect(given(false)).toEqual([ofCustomers, ofCustomers, ofCustomers, ['technician', 'viewer'], ['viewer']]);
});

test('[SEC-1] pages and links beside a customer are those of the group, and of the maker’s people alone some', () => {
  const which = (is: (group: Group) => boolean) => groups.filter((group) => is(group));
  expect(which(isProvider)).toEqual(['providerAdministrator', 'providerService']);
  expect(which((group) => permittedPagesOf(group).length > 0)).toEqual(['providerAdministrator', 'providerService']);
  expect(which(isAdministrator)).toEqual(['providerAdministrator', 'customerAdministrator']);
  expect(which(hasSiteLimit)).toEqual(['technician', 'viewer']);
  expect(which((group) => sidebarLinksOf(group).includes('users'))).toEqual([
    'providerAdministrator',
    'providerService',
    'customerAdministrator',
  ]);
  expect(which((group) => sidebarLinksOf(group).includes('checks'))).toEqual(groups);
});
