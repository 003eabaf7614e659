import { customerEndpoints } from './customer-endpoints.ts';
import { fieldEndpoints } from './field-endpoints.ts';
import { installationEndpoints } from './installation-endpoints.ts';
import { signInEndpoints } from './sign-in-endpoints.ts';

/** Every call of the product: server validation, the route table and OpenAPI are read from it. */
export const endpoints = {
  ...installationEndpoints,
  ...fieldEndpoints,
  ...signInEndpoints,
  ...customerEndpoints,
} as const;
