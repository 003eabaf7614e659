import { deviceFilters } from './device.ts';
import { fileQuery } from './download.ts';
import { endpoint } from './endpoint.ts';
import { checkFilters } from './check-details.ts';
import { idSchema } from './values.ts';
import { z } from './zod.ts';

const ofCustomer = z.object({ customerId: idSchema });
const bySubmission = z.object({ submissionId: idSchema });

/** Documents that leave the screen. */
export const documentEndpoints = {
  readProtocol: endpoint({
    method: 'GET',
    path: '/api/customers/{customerId}/function-checks/{submissionId}/protocol.pdf',
    access: 'check.read',
    summary: 'The protocol of a function check as PDF',
    parameters: z.object({ customerId: idSchema, submissionId: idSchema }),
    query: z.strictObject(fileQuery),
    sendsFile: true,
  }),
  readAnyProtocol: endpoint({
    method: 'GET',
    path: '/api/function-checks/{submissionId}/protocol.pdf',
    access: 'registration.review',
    summary: 'The protocol of a function check as PDF, whosever it is',
    parameters: bySubmission,
    query: z.strictObject(fileQuery),
    sendsFile: true,
  }),
  readPublicProtocol: endpoint({
    method: 'GET',
    path: '/api/public/qr/submissions/{submissionId}/protocol.pdf',
    access: 'public',
    summary: 'The protocol of a function check as PDF, for whoever has its receipt code',
    parameters: bySubmission,
    query: z.strictObject({ ...fileQuery, receiptCode: z.string().check(z.maxLength(40)) }),
    sendsFile: true,
  }),
  exportInventory: endpoint({
    method: 'GET',
    path: '/api/customers/{customerId}/exports/inventory',
    access: 'export',
    summary: 'The inventory list (MPBetreibV § 14) as PDF, XLSX or CSV, with the filters of the list of devices',
    parameters: ofCustomer,
    query: z.strictObject({
      ...deviceFilters,
      ...fileQuery,
      format: z._default(z.enum(['pdf', 'xlsx', 'csv']), 'pdf'),
    }),
    sendsFile: true,
  }),
  exportDue: endpoint({
    method: 'GET',
    path: '/api/customers/{customerId}/exports/due.pdf',
    access: 'export',
    summary: 'What is due, the nearest first, as PDF, with the filters of the list of devices',
    parameters: ofCustomer,
    query: z.strictObject({ ...deviceFilters, ...fileQuery }),
    sendsFile: true,
  }),
  exportChecks: endpoint({
    method: 'GET',
    path: '/api/customers/{customerId}/exports/function-checks',
    access: 'export',
    summary: 'Function checks as CSV or XLSX, with the filters of their list',
    parameters: ofCustomer,
    query: z.strictObject({ ...checkFilters, ...fileQuery, format: z._default(z.enum(['csv', 'xlsx']), 'csv') }),
    sendsFile: true,
  }),
  readLogbook: endpoint({
    method: 'GET',
    path: '/api/customers/{customerId}/devices/{deviceId}/logbook.pdf',
    access: 'export',
    summary: 'The log book of a device (MPBetreibV § 13) as PDF',
    parameters: z.object({ customerId: idSchema, deviceId: idSchema }),
    query: z.strictObject(fileQuery),
    sendsFile: true,
  }),
} as const;
