import { calendarEndpoints } from './calendar-endpoints.ts';
import { customerEndpoints } from './customer-endpoints.ts';
import { portalEndpoints } from './portal-endpoints.ts';
import { deviceEndpoints } from './device-endpoints.ts';
import { deviceImportEndpoints } from './device-import-endpoints.ts';
import { deviceModelEndpoints } from './device-model-endpoints.ts';
import { documentEndpoints } from './document-endpoints.ts';
import { fieldEndpoints } from './field-endpoints.ts';
import { installationEndpoints } from './installation-endpoints.ts';
import { checkEndpoints } from './check-endpoints.ts';
import { checklistEndpoints } from './checklist-endpoints.ts';
import { registrationEndpoints } from './registration-endpoints.ts';
import { labelEndpoints } from './label-endpoints.ts';
import { signInEndpoints } from './sign-in-endpoints.ts';
import { siteEndpoints } from './site-endpoints.ts';
import { userEndpoints } from './user-endpoints.ts';

/** Every call of the product: server validation, the route table and OpenAPI are read from it. */
export const endpoints = {
  ...installationEndpoints,
  ...fieldEndpoints,
  ...signInEndpoints,
  ...customerEndpoints,
  ...siteEndpoints,
  ...userEndpoints,
  ...portalEndpoints,
  ...deviceEndpoints,
  ...checkEndpoints,
  ...registrationEndpoints,
  ...deviceModelEndpoints,
  ...checklistEndpoints,
  ...deviceImportEndpoints,
  ...calendarEndpoints,
  ...labelEndpoints,
  ...documentEndpoints,
} as const;
