import { endpoint } from './endpoint.ts';
import {
  allChecksQuerySchema,
  checkAcceptanceSchema,
  checkAssignmentSchema,
  checksQuerySchema,
  checksSchema,
  checkVoidingSchema,
  fileSizeQuerySchema,
  checkDetailsSchema,
  measuredValuesSchema,
} from './check-details.ts';
import { checksReviewedSchema, checksReviewSchema } from './check-review.ts';
import { idSchema } from './values.ts';
import { z } from './zod.ts';

const ofCustomer = z.object({ customerId: idSchema });
const ofDevice = z.object({ customerId: idSchema, deviceId: idSchema });
const ofCheck = z.object({ customerId: idSchema, submissionId: idSchema });
const bySubmission = z.object({ submissionId: idSchema });

/** Function checks as they were received, in the portal. */
export const checkEndpoints = {
  readChecks: endpoint({
    method: 'GET',
    path: '/api/customers/{customerId}/function-checks',
    access: 'check.read',
    summary: 'Function checks, page by page, the latest first',
    parameters: ofCustomer,
    query: checksQuerySchema,
    answer: checksSchema,
  }),
  readCheck: endpoint({
    method: 'GET',
    path: '/api/customers/{customerId}/function-checks/{submissionId}',
    access: 'check.read',
    summary: 'One function check with the wording of its checklist as it was',
    parameters: ofCheck,
    answer: checkDetailsSchema,
  }),
  reviewChecks: endpoint({
    method: 'POST',
    path: '/api/customers/{customerId}/function-checks/review',
    access: 'check.judge',
    summary: 'Accepts or voids many function checks with one reason, each with its own event',
    parameters: ofCustomer,
    body: checksReviewSchema,
    answer: checksReviewedSchema,
  }),
  voidCheck: endpoint({
    method: 'POST',
    path: '/api/customers/{customerId}/function-checks/{submissionId}/void',
    access: 'check.judge',
    summary: 'Voids a function check, with a reason',
    parameters: ofCheck,
    body: checkVoidingSchema,
    answer: checkDetailsSchema,
  }),
  acceptCheck: endpoint({
    method: 'POST',
    path: '/api/customers/{customerId}/function-checks/{submissionId}/accept',
    access: 'check.judge',
    summary: 'Accepts a flagged function check, so that it counts',
    parameters: ofCheck,
    body: checkAcceptanceSchema,
    answer: checkDetailsSchema,
  }),
  readMeasuredValues: endpoint({
    method: 'GET',
    path: '/api/customers/{customerId}/devices/{deviceId}/measured-values',
    access: 'check.read',
    summary: 'Values measured of a device over time, with their limits',
    parameters: ofDevice,
    answer: measuredValuesSchema,
  }),
  readFile: endpoint({
    method: 'GET',
    path: '/api/customers/{customerId}/files/{uploadId}',
    access: 'check.read',
    summary: 'A photo of a check or registration, made anew as image/webp',
    parameters: z.object({ customerId: idSchema, uploadId: idSchema }),
    query: fileSizeQuerySchema,
    sendsFile: true,
  }),
  readAllChecks: endpoint({
    method: 'GET',
    path: '/api/function-checks',
    access: 'registration.review',
    summary: 'Function checks of no known device',
    query: allChecksQuerySchema,
    answer: checksSchema,
  }),
  readAnyCheck: endpoint({
    method: 'GET',
    path: '/api/function-checks/{submissionId}',
    access: 'registration.review',
    summary: 'One function check, whosever it is',
    parameters: bySubmission,
    answer: checkDetailsSchema,
  }),
  assignCheck: endpoint({
    method: 'POST',
    path: '/api/function-checks/{submissionId}/assign',
    access: 'registration.review',
    summary: 'Says which device a check of no known device was about',
    parameters: bySubmission,
    body: checkAssignmentSchema,
    answer: checkDetailsSchema,
  }),
  readAnyFile: endpoint({
    method: 'GET',
    path: '/api/function-checks/{submissionId}/files/{uploadId}',
    access: 'registration.review',
    summary: 'A photo of a check or registration of no known device, made anew as image/webp',
    parameters: z.object({ submissionId: idSchema, uploadId: idSchema }),
    query: z.strictObject({ size: fileSizeQuerySchema.shape.size }),
    sendsFile: true,
  }),
} as const;
