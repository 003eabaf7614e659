import { endpoint } from './endpoint.ts';
import {
  activationSchema,
  configAnswerSchema,
  invitationSchema,
  linkTokenSchema,
  loginSchema,
  maskedSchema,
  passwordResetSchema,
  passwordResetStartSchema,
  passwordSetSchema,
  sessionAnswerSchema,
} from './sign-in.ts';
import { passwordChangeSchema, sessionsSchema, userProfileChangeSchema, userProfileSchema } from './user-profile.ts';
import { idSchema } from './values.ts';
import { z } from './zod.ts';

const byLinkToken = z.object({ token: linkTokenSchema });

/** Sign-in, the links sent by mail, and what people change about themselves. */
export const signInEndpoints = {
  login: endpoint({
    method: 'POST',
    path: '/api/auth/login',
    access: 'public',
    summary: 'Signs in; answers 400 to what is not readable and 401 to everything that does not fit',
    body: loginSchema,
    answer: sessionAnswerSchema,
  }),
  refresh: endpoint({
    method: 'POST',
    path: '/api/auth/refresh',
    access: 'public',
    summary: 'Continues the session of the cookie',
    answer: sessionAnswerSchema,
  }),
  logout: endpoint({
    method: 'POST',
    path: '/api/auth/logout',
    access: 'public',
    summary: 'Ends the session of the cookie',
  }),
  startPasswordReset: endpoint({
    method: 'POST',
    path: '/api/auth/password-reset',
    access: 'public',
    summary: 'Asks for a mail with a link; the answer tells nothing about the address',
    body: passwordResetStartSchema,
  }),
  readPasswordReset: endpoint({
    method: 'GET',
    path: '/api/auth/password-reset/{token}',
    access: 'public',
    summary: 'Whom a link to a new password is for; uses nothing up',
    parameters: byLinkToken,
    answer: maskedSchema,
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/api/auth/password-reset/{token}',
    access: 'public',
    summary: 'Sets a new password by a link, and ends all sessions',
    parameters: byLinkToken,
    body: passwordResetSchema,
    answer: passwordSetSchema,
  }),
  readInvitation: endpoint({
    method: 'GET',
    path: '/api/auth/account/activate/{token}',
    access: 'public',
    summary: 'Whom an invitation is for; uses nothing up',
    parameters: byLinkToken,
    answer: invitationSchema,
  }),
  activateAccount: endpoint({
    method: 'POST',
    path: '/api/auth/account/activate/{token}',
    access: 'public',
    summary: 'Completes the registration of a user',
    parameters: byLinkToken,
    body: activationSchema,
    answer: passwordSetSchema,
  }),
  readConfig: endpoint({
    method: 'GET',
    path: '/api/config',
    access: 'signedIn',
    summary: 'The group configuration as a text that holds JSON',
    answer: configAnswerSchema,
  }),
  readUserProfile: endpoint({
    method: 'GET',
    path: '/api/users/user-profile',
    access: 'signedIn',
    summary: 'My profile',
    answer: userProfileSchema,
  }),
  changeUserProfile: endpoint({
    method: 'PUT',
    path: '/api/users/user-profile',
    access: 'signedIn',
    summary: 'Changes my profile',
    body: userProfileChangeSchema,
    answer: userProfileSchema,
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/api/users/user-profile/password',
    access: 'signedIn',
    summary: 'Changes my password and ends my other sessions',
    body: passwordChangeSchema,
  }),
  readSessions: endpoint({
    method: 'GET',
    path: '/api/users/user-profile/sessions',
    access: 'signedIn',
    summary: 'Where I am signed in',
    answer: sessionsSchema,
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/api/users/user-profile/sessions/{sessionId}',
    access: 'signedIn',
    summary: 'Ends one of my sessions',
    parameters: z.object({ sessionId: idSchema }),
  }),
} as const;
