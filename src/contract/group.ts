import { z } from './zod.ts';

/** What a person may be, from the maker's administrator down; nobody gives a group above their own. */
export const groups = [
  'providerAdministrator',
  'providerService',
  'customerAdministrator',
  'technician',
  'viewer',
] as const;
export const groupSchema = z.enum(groups);
export type Group = (typeof groups)[number];

/** Pages that not everybody has. */
export const permittedPages = ['customerList', 'modelList', 'checklistList', 'registrationList', 'checkList'] as const;
export type PermittedPage = (typeof permittedPages)[number];

/** Links of the sidebar beside a customer (specification, section 3). */
export const sidebarLinks = ['organisation', 'customer', 'devices', 'checks', 'sites', 'users'] as const;
export type SidebarLink = (typeof sidebarLinks)[number];

/** What a person may do; how far it reaches is a rule of domain/rights.ts. */
export const permissions = [
  'customer.list',
  'customer.create',
  'customer.archive',
  'customer.update',
  'customer.read',
  'site.write',
  'site.read',
  'user.write',
  'user.read',
  'device.write',
  'device.log',
  'device.read',
  'label.print',
  'check.make',
  'check.judge',
  'check.read',
  'registration.review',
  'model.write',
  'model.read',
  'import',
  'export',
  'history.read',
] as const;
export type Permission = (typeof permissions)[number];
