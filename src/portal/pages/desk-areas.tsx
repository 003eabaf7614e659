import { createElement, type ComponentType, type ReactNode } from 'react';
import type { Desk } from '../../api/desk.ts';
import type { Device } from '../../contract/device.ts';
import type { ChecklistAreaProps } from './checklist-pages-of-desk.tsx';
import type { CheckPageProps } from './check-page-of-desk.tsx';
import type { AnyCheckProps } from './any-check-of-desk.tsx';
import type { Parts } from '../../start/parts.ts';
import type { RecordedEntity } from '../history/history-list.tsx';
import type { DevicePagesProps } from '../devices/device-pages.tsx';
import type { ImportPageProps } from '../import/import-page.tsx';
import type { LabelPartsProps } from '../labels/label-parts.tsx';
import type { ModelPagesProps } from '../models/model-pages.tsx';
import type { SitePagesProps } from '../sites/site-pages.tsx';
import type { UserPagesProps } from '../users/user-pages.tsx';
import type { RegistrationPagesProps } from './registration-pages.tsx';
import { lazyComponent } from '../shell/lazy-component.tsx';
import type { VisitProps } from './visit-of-desk.tsx';

type OfCustomer = { desk: Desk; customerId: string };
type OfDevice = OfCustomer & { deviceId: string };
type OfEntity = OfCustomer & { entityType: RecordedEntity; entityId: string };

/** The parts of the desk that are loaded when they are opened. */
export type DeskAreas = {
  Overview: ComponentType<{ given: OfCustomer }>;
  History: ComponentType<{ given: OfEntity }>;
  Devices: ComponentType<{ given: DevicePagesProps }>;
  Checks: ComponentType<{ given: OfDevice & { documents: ReactNode } }>;
  ChecksOfCustomer: ComponentType<{ given: OfCustomer }>;
  Check: ComponentType<{ given: CheckPageProps }>;
  AnyCheck: ComponentType<{ given: AnyCheckProps }>;
  Import: ComponentType<{ given: ImportPageProps }>;
  Labels: ComponentType<{ given: LabelPartsProps }>;
  DevicePhotos: ComponentType<{ given: { desk: Desk; device: Device } }>;
  Registrations: ComponentType<{ given: RegistrationPagesProps }>;
  Sites: ComponentType<{ given: SitePagesProps }>;
  Models: ComponentType<{ given: ModelPagesProps }>;
  Checklists: ComponentType<{ given: ChecklistAreaProps }>;
  Users: ComponentType<{ given: UserPagesProps }>;
  Visit: ComponentType<{ given: VisitProps }>;
};

/** Each with the texts it needs. */
export function deskAreas(parts: Parts): DeskAreas {
  return {
    Overview: lazyComponent({
      parts,
      namespace: 'overview',
      load: () => import('../overview/overview-page.tsx'),
      render: ({ OverviewPage }, { desk, customerId }: OfCustomer) =>
        createElement(OverviewPage, { ...desk, customerId }),
    }),
    History: lazyComponent({
      parts,
      namespace: ['history', 'account', 'customers', 'sites', 'users', 'devices', 'models', 'field'],
      load: () => import('../history/history-list.tsx'),
      render: ({ HistoryList }, { desk, ...entity }: OfEntity) => createElement(HistoryList, { ...desk, ...entity }),
    }),
    Devices: lazyComponent({
      parts,
      namespace: ['devices', 'field'],
      load: () => import('../devices/device-pages.tsx'),
      render: ({ DevicePages }, given: DevicePagesProps) => createElement(DevicePages, given),
    }),
    Checks: lazyComponent({
      parts,
      namespace: ['checks', 'field', 'work'],
      load: () => import('../checks/checks-of-device.tsx'),
      render: ({ ChecksOfDevice }, { desk, ...which }: OfDevice & { documents: ReactNode }) =>
        createElement(ChecksOfDevice, { ...desk, ...which }),
    }),
    ChecksOfCustomer: lazyComponent({
      parts,
      namespace: ['checks', 'field', 'work'],
      load: () => import('../checks/checks-of-customer.tsx'),
      render: ({ ChecksOfCustomer }, { desk, customerId }: OfCustomer) =>
        createElement(ChecksOfCustomer, { ...desk, customerId }),
    }),
    Check: lazyComponent({
      parts,
      namespace: ['checks', 'field', 'work'],
      load: () => import('./check-page-of-desk.tsx'),
      render: ({ CheckPageOfDesk }, given: CheckPageProps) => createElement(CheckPageOfDesk, { ...given, parts }),
    }),
    AnyCheck: lazyComponent({
      parts,
      namespace: ['checks', 'field', 'work'],
      load: () => import('./any-check-of-desk.tsx'),
      render: ({ AnyCheckOfDesk }, given: AnyCheckProps) => createElement(AnyCheckOfDesk, given),
    }),
    Import: lazyComponent({
      parts,
      namespace: ['import', 'devices'],
      load: () => import('../import/import-page.tsx'),
      render: ({ ImportPage }, given: ImportPageProps) => createElement(ImportPage, given),
    }),
    Labels: lazyComponent({
      parts,
      namespace: 'labels',
      load: () => import('../labels/label-parts.tsx'),
      render: ({ LabelParts }, given: LabelPartsProps) => createElement(LabelParts, given),
    }),
    DevicePhotos: lazyComponent({
      parts,
      namespace: 'checks',
      load: () => import('../checks/device-photos.tsx'),
      render: ({ DevicePhotos }, { desk, device }: { desk: Desk; device: Device }) =>
        createElement(DevicePhotos, { ...desk, device }),
    }),
    Registrations: lazyComponent({
      parts,
      namespace: ['registrations', 'customers', 'devices', 'checks', 'work', 'account'],
      load: () => import('./registration-pages.tsx'),
      render: ({ RegistrationPages }, given: RegistrationPagesProps) => createElement(RegistrationPages, given),
    }),
    Sites: lazyComponent({
      parts,
      namespace: 'sites',
      load: () => import('../sites/site-pages.tsx'),
      render: ({ SitePages }, given: SitePagesProps) => createElement(SitePages, given),
    }),
    Models: lazyComponent({
      parts,
      namespace: ['models', 'devices'],
      load: () => import('../models/model-pages.tsx'),
      render: ({ ModelPages }, given: ModelPagesProps) => createElement(ModelPages, given),
    }),
    Checklists: lazyComponent({
      parts,
      namespace: ['checklists', 'field', 'work'],
      load: () => import('./checklist-pages-of-desk.tsx'),
      render: ({ ChecklistPagesOfDesk }, given: ChecklistAreaProps) => createElement(ChecklistPagesOfDesk, given),
    }),
    Users: lazyComponent({
      parts,
      namespace: 'users',
      load: () => import('../users/user-pages.tsx'),
      render: ({ UserPages }, given: UserPagesProps) => createElement(UserPages, given),
    }),
    Visit: lazyComponent({
      parts,
      namespace: 'visit',
      load: () => import('./visit-of-desk.tsx'),
      render: ({ VisitOfDesk }, given: VisitProps) => createElement(VisitOfDesk, { ...given, parts }),
    }),
  };
}
