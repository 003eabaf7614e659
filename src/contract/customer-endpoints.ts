import { customerSchema, customersQuerySchema, customersSchema } from './customer.ts';
import { endpoint } from './endpoint.ts';
import { idSchema } from './values.ts';
import { z } from './zod.ts';

/** Customers. */
export const customerEndpoints = {
  readCustomers: endpoint({
    method: 'GET',
    path: '/api/customers',
    access: 'customer.list',
    summary: 'Customers by name, page by page',
    query: customersQuerySchema,
    answer: customersSchema,
  }),
  readCustomer: endpoint({
    method: 'GET',
    path: '/api/customers/{customerId}',
    access: 'customer.read',
    summary: 'One customer',
    parameters: z.object({ customerId: idSchema }),
    answer: customerSchema,
  }),
} as const;
