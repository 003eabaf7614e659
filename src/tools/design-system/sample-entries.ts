import { lockPath, penPath, trashPath } from '../../ui/more-icon-paths.ts';
import type { MenuEntry } from '../../ui/controls/menu.tsx';
import {
  buildingPath,
  externalPath,
  filePath,
  helpPath,
  organisationPath,
  peoplePath,
  personPath,
  pinPath,
  pumpPath,
  shieldPath,
  signOutPath,
  swapPath,
  tagPath,
} from '../../ui/controls/portal-icon-paths.ts';
import type { SidebarEntry } from '../../ui/page/sidebar.tsx';

export const pagesOfAnOrganisation: SidebarEntry[] = [
  { href: '#organisation', label: 'Organisation', icon: organisationPath },
  { href: '#customer', label: 'Customer', icon: buildingPath },
  { href: '#devices', label: 'Devices', icon: pumpPath, count: 412, isCurrent: true },
  { href: '#sites', label: 'Sites', icon: pinPath, count: 7 },
  { href: '#users', label: 'Users', icon: peoplePath, count: 18 },
];

export const userMenu: MenuEntry[] = [
  { kind: 'item', id: 'My profile', label: 'My profile', icon: personPath },
  { kind: 'item', id: 'Legal notice', label: 'Legal notice', icon: filePath },
  { kind: 'item', id: 'Privacy policy', label: 'Privacy policy', icon: shieldPath },
  { kind: 'item', id: 'Data processing', label: 'Data processing', icon: lockPath },
  { kind: 'item', id: 'Help', label: 'Help', icon: helpPath },
  { kind: 'line', id: 'line' },
  { kind: 'item', id: 'Logout', label: 'Logout', icon: signOutPath },
];

export const languageMenu: MenuEntry[] = [
  { kind: 'item', id: 'de', label: 'Deutsch', end: 'DE' },
  { kind: 'item', id: 'en', label: 'English', end: 'EN' },
  { kind: 'item', id: 'uk', label: 'Українська', end: 'UA' },
  { kind: 'item', id: 'fr', label: 'Français', end: 'FR' },
  { kind: 'item', id: 'es', label: 'Español', end: 'ES' },
];

export const rowMenu: MenuEntry[] = [
  { kind: 'item', id: 'Edit', label: 'Edit', icon: penPath },
  { kind: 'item', id: 'Move', label: 'Move', icon: swapPath },
  { kind: 'item', id: 'New label', label: 'New label', icon: tagPath },
  { kind: 'item', id: 'Manual', label: 'Manual', icon: externalPath, isDisabled: true },
  { kind: 'line', id: 'line' },
  { kind: 'item', id: 'Retire', label: 'Retire', icon: trashPath, isDanger: true },
];

export const views = [
  { id: 'list', label: 'List' },
  { id: 'site', label: 'By site' },
  { id: 'calendar', label: 'Calendar' },
];
