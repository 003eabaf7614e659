import { customerEndpoints } from './customer-endpoints.ts';
import { fieldEndpoints } from './field-endpoints.ts';
import { signInEndpoints } from './sign-in-endpoints.ts';

/** Every call of the product: server validation, the route table and OpenAPI are read from it. */
export const endpoints = { ...fieldEndpoints, ...signInEndpoints, ...customerEndpoints } as const;
