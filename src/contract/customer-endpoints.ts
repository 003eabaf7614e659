import {
  customerChangeSchema,
  customerDeletionSchema,
  customerFilters,
  customerSchema,
  customersQuerySchema,
  customersSchema,
  customerStatusChangeSchema,
  logoQuerySchema,
} from './customer.ts';
import { fileQuery } from './download.ts';
import { endpoint } from './endpoint.ts';
import { eventsQuerySchema, eventsSchema } from './history.ts';
import { overviewSchema } from './overview.ts';
import { idSchema, pictureIdSchema } from './values.ts';
import { z } from './zod.ts';
import { workSchema } from './work.ts';

const ofCustomer = z.object({ customerId: idSchema });

/** Customers, their logos, their figures and their record. */
export const customerEndpoints = {
  readCustomers: endpoint({
    method: 'GET',
    path: '/api/customers',
    access: 'customer.list',
    summary: 'Customers, page by page',
    query: customersQuerySchema,
    answer: customersSchema,
  }),
  exportCustomers: endpoint({
    method: 'GET',
    path: '/api/customers.csv',
    access: 'customer.list',
    summary: 'Customers as CSV, with the filters of the list',
    query: z.strictObject({ ...customerFilters, ...fileQuery }),
    sendsFile: true,
  }),
  createCustomer: endpoint({
    method: 'POST',
    path: '/api/customers',
    access: 'customer.create',
    summary: 'Creates a customer',
    body: customerChangeSchema,
    answer: customerSchema,
  }),
  readCustomer: endpoint({
    method: 'GET',
    path: '/api/customers/{customerId}',
    access: 'customer.read',
    summary: 'One customer',
    parameters: ofCustomer,
    answer: customerSchema,
  }),
  changeCustomer: endpoint({
    method: 'PUT',
    path: '/api/customers/{customerId}',
    access: 'customer.update',
    summary: 'Changes a customer',
    parameters: ofCustomer,
    body: customerChangeSchema,
    answer: customerSchema,
  }),
  changeCustomerStatus: endpoint({
    method: 'POST',
    path: '/api/customers/{customerId}/status',
    access: 'customer.archive',
    summary: 'Locks, archives or reopens a customer',
    parameters: ofCustomer,
    body: customerStatusChangeSchema,
    answer: customerSchema,
  }),
  readCustomerDeletion: endpoint({
    method: 'GET',
    path: '/api/customers/{customerId}/deletion',
    access: 'customer.create',
    summary: 'What goes with a customer when it is deleted',
    parameters: ofCustomer,
    answer: customerDeletionSchema,
  }),
  deleteCustomer: endpoint({
    method: 'DELETE',
    path: '/api/customers/{customerId}',
    access: 'customer.create',
    summary: 'Deletes a customer without devices, with its sites and users',
    parameters: ofCustomer,
  }),
  changeLogo: endpoint({
    method: 'PUT',
    path: '/api/customers/logo/{customerId}',
    access: 'customer.update',
    summary: 'A new logo: PNG, JPEG or WebP',
    parameters: ofCustomer,
    query: logoQuerySchema,
    takesFile: true,
    answer: customerSchema,
  }),
  removeLogo: endpoint({
    method: 'DELETE',
    path: '/api/customers/logo/{customerId}',
    access: 'customer.update',
    summary: 'Takes the logo away',
    parameters: ofCustomer,
    answer: customerSchema,
  }),
  readLogo: endpoint({
    method: 'GET',
    path: '/api/customers/logo/{logo}',
    access: 'public',
    summary: 'A logo as image/webp; never changes',
    parameters: z.object({ logo: pictureIdSchema }),
  }),
  readOverview: endpoint({
    method: 'GET',
    path: '/api/customers/{customerId}/overview',
    access: 'customer.read',
    summary: 'Figures of an organisation',
    parameters: ofCustomer,
    answer: overviewSchema,
  }),
  readWork: endpoint({
    method: 'GET',
    path: '/api/customers/{customerId}/work',
    access: 'customer.read',
    summary: 'What needs a person at a customer: what is due, failed, waits or ends',
    parameters: ofCustomer,
    answer: workSchema,
  }),
  readEvents: endpoint({
    method: 'GET',
    path: '/api/customers/{customerId}/events',
    access: 'history.read',
    summary: 'What was changed, the latest first',
    parameters: ofCustomer,
    query: eventsQuerySchema,
    answer: eventsSchema,
  }),
} as const;
