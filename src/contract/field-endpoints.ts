import { checklistSchema } from './checklist.ts';
import { deviceRegistrationItemSchema } from './device-registration.ts';
import { endpoint } from './endpoint.ts';
import { functionCheckItemSchema } from './function-check.ts';
import { packQuerySchema, packSchema } from './pack.ts';
import { publicDeviceQuerySchema, publicDeviceSchema } from './public-device.ts';
import { receiptSchema, receiptStateSchema } from './receipt.ts';
import { submissionBatchSchema, submissionResultsSchema } from './submission-batch.ts';
import { uploadQuerySchema, uploadReceiptSchema } from './upload.ts';
import { countingTextSchema, deviceRefSchema, idSchema, pictureIdSchema } from './values.ts';
import { z } from './zod.ts';

const bySubmission = z.object({ submissionId: idSchema });

/** What the field pages call, without sign-in; apart from the others, because a phone loads every schema that is named here. */
export const fieldEndpoints = {
  readPack: endpoint({
    method: 'GET',
    path: '/api/public/qr/pack',
    access: 'public',
    summary: 'Models, checklists and label keys: of one model in one language, or everything',
    query: packQuerySchema,
    answer: packSchema,
  }),
  readChecklistVersion: endpoint({
    method: 'GET',
    path: '/api/public/qr/checklists/{checklistId}/versions/{version}',
    access: 'public',
    summary: 'One published version of a checklist; never changes',
    parameters: z.object({ checklistId: idSchema, version: countingTextSchema }),
    answer: checklistSchema,
  }),
  readPublicDevice: endpoint({
    method: 'GET',
    path: '/api/public/qr/devices/{deviceRef}',
    access: 'public',
    summary: 'What anyone at the device may know about it',
    parameters: z.object({ deviceRef: deviceRefSchema }),
    query: publicDeviceQuerySchema,
    answer: publicDeviceSchema,
  }),
  deliverSubmissions: endpoint({
    method: 'POST',
    path: '/api/public/qr/submissions',
    access: 'public',
    summary: 'Up to 250 function checks and registrations; each is kept once and answered on its own',
    body: submissionBatchSchema,
    answer: submissionResultsSchema,
  }),
  keepFunctionCheck: endpoint({
    method: 'PUT',
    path: '/api/public/qr/function-checks/{submissionId}',
    access: 'public',
    summary: 'One function check; sent again it answers the same receipt',
    parameters: bySubmission,
    body: functionCheckItemSchema,
    answer: receiptSchema,
  }),
  keepDeviceRegistration: endpoint({
    method: 'PUT',
    path: '/api/public/qr/device-registrations/{submissionId}',
    access: 'public',
    summary: 'One device registration; sent again it answers the same receipt',
    parameters: bySubmission,
    body: deviceRegistrationItemSchema,
    answer: receiptSchema,
  }),
  keepUpload: endpoint({
    method: 'PUT',
    path: '/api/public/qr/uploads/{uploadId}',
    access: 'public',
    summary: 'The bytes of a photo a submission announced, at most 3 MiB, as application/octet-stream',
    parameters: z.object({ uploadId: idSchema }),
    query: uploadQuerySchema,
    takesFile: true,
    answer: uploadReceiptSchema,
  }),
  readReceipt: endpoint({
    method: 'GET',
    path: '/api/public/qr/submissions/{submissionId}',
    access: 'public',
    summary: 'The receipt of a submission and what became of it',
    parameters: bySubmission,
    query: z.strictObject({ receiptCode: z.string().check(z.maxLength(40)) }),
    answer: receiptStateSchema,
  }),
  readUnsentTold: endpoint({
    method: 'GET',
    path: '/api/public/qr/unsent',
    access: 'public',
    summary: 'The number of unsent items this browser last told, kept in a cookie that outlives its storage',
    answer: z.object({ count: z.number() }),
  }),
  tellUnsent: endpoint({
    method: 'PUT',
    path: '/api/public/qr/unsent',
    access: 'public',
    summary: 'Tells the number of unsent items',
    body: z.strictObject({ count: z.number().check(z.int(), z.minimum(0), z.maximum(100_000)) }),
    answer: z.object({ count: z.number() }),
  }),
  readPicture: endpoint({
    method: 'GET',
    path: '/api/public/pictures/{picture}',
    access: 'public',
    summary: 'A picture of a device model, as image/webp, image/png or image/jpeg; never changes',
    parameters: z.object({ picture: pictureIdSchema }),
  }),
} as const;
