import { fieldErrorSchema } from './problem.ts';
import { idSchema } from './values.ts';
import { z } from './zod.ts';

/** Columns an import understands; the export names its columns the same. */
export const importFields = [
  'id',
  'deviceRef',
  'modelNo',
  'serialNumber',
  'inventoryNumber',
  'site',
  'name',
  'department',
  'room',
  'status',
  'lotNumber',
  'manufacturedOn',
  'expiresOn',
  'commissionedOn',
  'acquisitionYear',
  'warrantyUntil',
  'softwareVersion',
  'notes',
] as const;
export type ImportField = (typeof importFields)[number];

export const importKeys = ['serialNumber', 'inventoryNumber'] as const;
export const delimiters = [';', ',', '\t', '|'] as const;
export const encodings = ['utf-8', 'windows-1252'] as const;
export const largestImport = {
  bytes: 10 * 1024 * 1024,
  /** Of a workbook, which is packed. */
  unpackedBytes: 100 * 1024 * 1024,
  rows: 20_000,
  columns: 200,
} as const;

/** How to read the file; what is left out is guessed, and the answer says what was. */
export const importSettingsSchema = z.strictObject({
  /** Of each column of the file, in order: what it is, or null to leave it out. */
  mapping: z.optional(z.array(z.nullable(z.enum(importFields))).check(z.maxLength(largestImport.columns))),
  delimiter: z.optional(z.enum(delimiters)),
  encoding: z.optional(z.enum(encodings)),
  /** By what a row is recognised as a device that is there already. */
  key: z.optional(z.enum(importKeys)),
});
export type ImportSettings = z.infer<typeof importSettingsSchema>;

/** What would happen. Rows are numbered as a spreadsheet does, the header being row 1. */
export const importPreviewSchema = z.object({
  importId: idSchema,
  fileName: z.string(),
  format: z.enum(['csv', 'xlsx']),
  delimiter: z.nullable(z.enum(delimiters)),
  encoding: z.nullable(z.enum(encodings)),
  key: z.enum(importKeys),
  columns: z.array(
    z.object({ header: z.string(), field: z.nullable(z.enum(importFields)), examples: z.array(z.string()) }),
  ),
  rows: z.number(),
  counts: z.object({ create: z.number(), update: z.number(), unchanged: z.number(), wrong: z.number() }),
  /** At most 200 that would change something; every wrong row is among `errors`. */
  samples: z.array(
    z.object({
      row: z.number(),
      action: z.enum(['create', 'update']),
      serialNumber: z.string(),
      changes: z.array(z.string()),
    }),
  ),
  /** Pointers are `/{row}/{field}`. */
  errors: z.array(fieldErrorSchema),
  previewHash: z.string(),
});
export type ImportPreview = z.infer<typeof importPreviewSchema>;

/** Rows that are wrong are left out only when that is asked for; else the import is refused as a whole. */
export const importCommitSchema = z.strictObject({
  previewHash: z.string().check(z.maxLength(100)),
  leaveOutWrongRows: z._default(z.boolean(), false),
});
export const importedSchema = z.object({
  created: z.number(),
  updated: z.number(),
  unchanged: z.number(),
  leftOut: z.number(),
});
