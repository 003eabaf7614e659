import { endpoint } from './endpoint.ts';
import {
  approvalSchema,
  askedQuestionSchema,
  duplicateSchema,
  registrationDetailsSchema,
  questionAnswerSchema,
  questionSchema,
  registrationsQuerySchema,
  registrationsSchema,
  rejectionSchema,
} from './registration-details.ts';
import { idSchema } from './values.ts';
import { z } from './zod.ts';

const bySubmission = z.object({ submissionId: idSchema });
const byToken = z.object({ token: z.string().check(z.regex(/^[\w-]{43}$/)) });

/** The queue of registrations, and what is decided about them. */
export const registrationEndpoints = {
  readRegistrations: endpoint({
    method: 'GET',
    path: '/api/device-registrations',
    access: 'registration.review',
    summary: 'Device registrations, page by page, the oldest first',
    query: registrationsQuerySchema,
    answer: registrationsSchema,
  }),
  readRegistration: endpoint({
    method: 'GET',
    path: '/api/device-registrations/{submissionId}',
    access: 'registration.review',
    summary: 'One registration, with what it may belong to',
    parameters: bySubmission,
    answer: registrationDetailsSchema,
  }),
  approveRegistration: endpoint({
    method: 'POST',
    path: '/api/device-registrations/{submissionId}/approve',
    access: 'registration.review',
    summary: 'Makes or links customer, site and device, all or nothing',
    parameters: bySubmission,
    body: approvalSchema,
    answer: registrationDetailsSchema,
  }),
  rejectRegistration: endpoint({
    method: 'POST',
    path: '/api/device-registrations/{submissionId}/reject',
    access: 'registration.review',
    summary: 'Rejects a registration, with a reason',
    parameters: bySubmission,
    body: rejectionSchema,
    answer: registrationDetailsSchema,
  }),
  markDuplicate: endpoint({
    method: 'POST',
    path: '/api/device-registrations/{submissionId}/duplicate',
    access: 'registration.review',
    summary: 'Says that another registration was about the same',
    parameters: bySubmission,
    body: duplicateSchema,
    answer: registrationDetailsSchema,
  }),
  askAboutRegistration: endpoint({
    method: 'POST',
    path: '/api/device-registrations/{submissionId}/request-info',
    access: 'registration.review',
    summary: 'Asks the contact something, by mail',
    parameters: bySubmission,
    body: questionSchema,
    answer: registrationDetailsSchema,
  }),
  readQuestion: endpoint({
    method: 'GET',
    path: '/api/public/qr/registration-questions/{token}',
    access: 'public',
    summary: 'What is asked about a registration',
    parameters: byToken,
    answer: askedQuestionSchema,
  }),
  answerQuestion: endpoint({
    method: 'POST',
    path: '/api/public/qr/registration-questions/{token}',
    access: 'public',
    summary: 'Answers what is asked about a registration',
    parameters: byToken,
    body: questionAnswerSchema,
  }),
} as const;
