import { deviceFilters } from './device.ts';
import { importCommitSchema, importedSchema, importPreviewSchema, importSettingsSchema } from './device-import.ts';
import { fileQuery } from './download.ts';
import { endpoint } from './endpoint.ts';
import { idSchema } from './values.ts';
import { z } from './zod.ts';

const ofCustomer = z.object({ customerId: idSchema });
const ofImport = z.object({ customerId: idSchema, importId: idSchema });

/** Devices out of and into spreadsheets. */
export const deviceImportEndpoints = {
  exportDevices: endpoint({
    method: 'GET',
    path: '/api/customers/{customerId}/exports/devices',
    access: 'export',
    summary: 'Devices as CSV or XLSX, with the filters of the list; can be imported again',
    parameters: ofCustomer,
    query: z.strictObject({ ...deviceFilters, ...fileQuery, format: z._default(z.enum(['csv', 'xlsx']), 'csv') }),
    sendsFile: true,
  }),
  beginImport: endpoint({
    method: 'POST',
    path: '/api/customers/{customerId}/imports',
    access: 'import',
    summary: 'Takes a CSV or XLSX of devices and says what would happen; nothing is changed yet',
    parameters: ofCustomer,
    query: z.strictObject({ fileName: z.string().check(z.maxLength(200)) }),
    takesFile: true,
    answer: importPreviewSchema,
  }),
  previewImport: endpoint({
    method: 'POST',
    path: '/api/customers/{customerId}/imports/{importId}/preview',
    access: 'import',
    summary: 'Reads the file in another way',
    parameters: ofImport,
    body: importSettingsSchema,
    answer: importPreviewSchema,
  }),
  commitImport: endpoint({
    method: 'POST',
    path: '/api/customers/{customerId}/imports/{importId}/commit',
    access: 'import',
    summary: 'Does what the preview said, once, all or nothing',
    parameters: ofImport,
    body: importCommitSchema,
    answer: importedSchema,
  }),
} as const;
