import {
  groups,
  permissions,
  sidebarLinks,
  type Group,
  type Permission,
  type PermittedPage,
  type SidebarLink,
} from '../contract/group.ts';

/** How far a right reaches: everything, one's own customer, one's own sites of it, oneself. */
export type Reach = 'all' | 'own' | 'ownSites' | 'self';

// Rights table of the product: a line for each right, a column for each group.
const table: Record<Permission, readonly [Reach?, Reach?, Reach?, Reach?, Reach?]> = {
  'customer.list': ['all', 'all'],
  'customer.create': ['all'],
  'customer.archive': ['all', 'all'],
  'customer.update': ['all', 'all', 'own'],
  'customer.read': ['all', 'all', 'own', 'own', 'own'],
  'site.write': ['all', 'all', 'own'],
  'site.read': ['all', 'all', 'own', 'ownSites', 'ownSites'],
  'user.write': ['all', undefined, 'own'],
  'user.read': ['all', 'all', 'own', 'self', 'self'],
  'device.write': ['all', 'all', 'own'],
  'device.log': ['all', 'all', 'own', 'ownSites'],
  'device.read': ['all', 'all', 'own', 'ownSites', 'ownSites'],
  'label.print': ['all', 'all', 'own', 'ownSites'],
  'check.make': ['all', 'all', 'own', 'ownSites'],
  'check.judge': ['all', 'all', 'own'],
  'check.read': ['all', 'all', 'own', 'ownSites', 'ownSites'],
  'registration.review': ['all', 'all'],
  'model.write': ['all'],
  'model.read': ['all', 'all', 'all', 'all', 'all'],
  import: ['all', 'all', 'own'],
  export: ['all', 'all', 'own', 'ownSites', 'ownSites'],
  'history.read': ['all', 'all', 'own'],
};
const columns: Record<Group, number> = {
  providerAdministrator: 0,
  providerService: 1,
  customerAdministrator: 2,
  technician: 3,
  viewer: 4,
};

/** How far a group may go with something; undefined where it may not at all. */
export const reachOf = (group: Group, permission: Permission): Reach | undefined => table[permission][columns[group]];

/** Everything a group may do at all. */
export const permissionsOf = (group: Group): Permission[] =>
  permissions.filter((permission) => reachOf(group, permission) !== undefined);

/** The groups somebody may give at a customer: none above their own, and the maker's groups at the maker only. */
export const assignableGroups = (own: Group, isMaker: boolean): Group[] =>
  groups.filter((group) => !isAbove(group, own) && (isMaker || !isProvider(group)));

export const isAbove = (group: Group, other: Group) => columns[group] < columns[other];

/** Whether a group can be limited to some sites of its customer. */
export const hasSiteLimit = (group: Group) => reachOf(group, 'site.read') === 'ownSites';

/** Whether a group manages the people of its customer. */
export const isAdministrator = (group: Group) => reachOf(group, 'user.write') !== undefined;

/** True for the maker's own people. */
export const isProvider = (group: Group) => columns[group] <= 1;

/** The pages that not everybody has. */
export const permittedPagesOf = (group: Group): PermittedPage[] =>
  isProvider(group) ? ['customerList', 'modelList', 'checklistList', 'registrationList', 'checkList'] : [];

/** The links beside a customer: who sees nobody but themselves needs no list of users. */
export const sidebarLinksOf = (group: Group): SidebarLink[] =>
  sidebarLinks.filter((link) => {
    if (link === 'users') return reachOf(group, 'user.read') !== 'self';
    return link !== 'checks' || reachOf(group, 'check.read') !== undefined;
  });
