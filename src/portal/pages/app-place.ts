import type { ChecklistPart } from '../checklists/checklist-pages.tsx';
import type { ModelPart } from '../models/model-pages.tsx';

/** What of a customer is looked at. */
export type CustomerPart =
  | { area: 'details' | 'edit' | 'organisation' }
  | { area: 'sites' | 'newSite' }
  | { area: 'users' | 'newUser' }
  | { area: 'devices' }
  | { area: 'newDevice' }
  | { area: 'importDevices' }
  | { area: 'device' | 'editDevice'; deviceId: string }
  | { area: 'checks' }
  | { area: 'check'; deviceId: string | undefined; submissionId: string }
  | { area: 'site' | 'editSite'; siteId: string }
  | { area: 'user' | 'editUser'; userId: string };

/** A place behind sign-in. */
export type AppPlace =
  | { page: 'start' | 'profile' | 'notFound' | 'customers' | 'newCustomer' | 'registrations' | 'checks' }
  | { page: 'registration' | 'anyCheck'; submissionId: string }
  | { page: 'models'; part: ModelPart }
  | { page: 'checklists'; part: ChecklistPart }
  | { page: 'customer'; customerId: string; part: CustomerPart };
