import { fileQuery } from './download.ts';
import { endpoint } from './endpoint.ts';
import {
  siteChangeSchema,
  siteClosedSchema,
  siteClosingSchema,
  siteFilters,
  siteOptionsQuerySchema,
  siteOptionsSchema,
  siteSchema,
  sitesQuerySchema,
  sitesSchema,
} from './site.ts';
import { idSchema } from './values.ts';
import { z } from './zod.ts';

const ofCustomer = z.object({ customerId: idSchema });
const ofSite = z.object({ customerId: idSchema, siteId: idSchema });

/** Sites of a customer. */
export const siteEndpoints = {
  readSites: endpoint({
    method: 'GET',
    path: '/api/customers/{customerId}/sites',
    access: 'site.read',
    summary: 'Sites, page by page',
    parameters: ofCustomer,
    query: sitesQuerySchema,
    answer: sitesSchema,
  }),
  exportSites: endpoint({
    method: 'GET',
    path: '/api/customers/{customerId}/sites.csv',
    access: 'site.read',
    summary: 'Sites as CSV, with the filters of the list',
    parameters: ofCustomer,
    query: z.strictObject({ ...siteFilters, ...fileQuery }),
    sendsFile: true,
  }),
  readSiteOptions: endpoint({
    method: 'GET',
    path: '/api/customers/{customerId}/sites/options',
    access: 'site.read',
    summary: 'Sites to choose from',
    parameters: ofCustomer,
    query: siteOptionsQuerySchema,
    answer: siteOptionsSchema,
  }),
  createSite: endpoint({
    method: 'POST',
    path: '/api/customers/{customerId}/sites',
    access: 'site.write',
    summary: 'Creates a site',
    parameters: ofCustomer,
    body: siteChangeSchema,
    answer: siteSchema,
  }),
  readSite: endpoint({
    method: 'GET',
    path: '/api/customers/{customerId}/sites/{siteId}',
    access: 'site.read',
    summary: 'One site, with the state of its devices',
    parameters: ofSite,
    answer: siteSchema,
  }),
  changeSite: endpoint({
    method: 'PUT',
    path: '/api/customers/{customerId}/sites/{siteId}',
    access: 'site.write',
    summary: 'Changes a site',
    parameters: ofSite,
    body: siteChangeSchema,
    answer: siteSchema,
  }),
  closeSite: endpoint({
    method: 'POST',
    path: '/api/customers/{customerId}/sites/{siteId}/close',
    access: 'site.write',
    summary: 'Closes a site; its devices move to another one',
    parameters: ofSite,
    body: siteClosingSchema,
    answer: siteClosedSchema,
  }),
  reopenSite: endpoint({
    method: 'POST',
    path: '/api/customers/{customerId}/sites/{siteId}/reopen',
    access: 'site.write',
    summary: 'Opens a closed site again',
    parameters: ofSite,
    answer: siteSchema,
  }),
  deleteSite: endpoint({
    method: 'DELETE',
    path: '/api/customers/{customerId}/sites/{siteId}',
    access: 'site.write',
    summary: 'Deletes a site without devices',
    parameters: ofSite,
  }),
} as const;
