import { fileQuery } from './download.ts';
import { endpoint } from './endpoint.ts';
import {
  registrationEmailSchema,
  registrationEmailSentSchema,
  userChangeSchema,
  userFilters,
  userOptionsSchema,
  userSchema,
  usersQuerySchema,
  usersSchema,
  userStatusChangeSchema,
} from './user.ts';
import { idSchema } from './values.ts';
import { z } from './zod.ts';

const ofCustomer = z.object({ customerId: idSchema });
const ofUser = z.object({ customerId: idSchema, userId: idSchema });

/** Users of a customer. */
export const userEndpoints = {
  readUsers: endpoint({
    method: 'GET',
    path: '/api/customers/{customerId}/users',
    access: 'user.read',
    summary: 'Users, page by page',
    parameters: ofCustomer,
    query: usersQuerySchema,
    answer: usersSchema,
  }),
  exportUsers: endpoint({
    method: 'GET',
    path: '/api/customers/{customerId}/users.csv',
    access: 'user.read',
    summary: 'Users as CSV, with the filters of the list',
    parameters: ofCustomer,
    query: z.strictObject({ ...userFilters, ...fileQuery }),
    sendsFile: true,
  }),
  readUserOptions: endpoint({
    method: 'GET',
    path: '/api/customers/{customerId}/users/options',
    access: 'user.read',
    summary: 'What the form of a user offers',
    parameters: ofCustomer,
    answer: userOptionsSchema,
  }),
  createUser: endpoint({
    method: 'POST',
    path: '/api/customers/{customerId}/users',
    access: 'user.write',
    summary: 'Creates a user; the mail that invites them is asked for on its own',
    parameters: ofCustomer,
    body: userChangeSchema,
    answer: userSchema,
  }),
  sendRegistrationEmail: endpoint({
    method: 'POST',
    path: '/api/customers/{customerId}/users/send-user-registration-email',
    access: 'user.write',
    summary: 'Sends the mail that invites a user, also again',
    parameters: ofCustomer,
    body: registrationEmailSchema,
    answer: registrationEmailSentSchema,
  }),
  readUser: endpoint({
    method: 'GET',
    path: '/api/customers/{customerId}/users/{userId}',
    access: 'user.read',
    summary: 'One user',
    parameters: ofUser,
    answer: userSchema,
  }),
  changeUser: endpoint({
    method: 'PUT',
    path: '/api/customers/{customerId}/users/{userId}',
    access: 'user.write',
    summary: 'Changes a user',
    parameters: ofUser,
    body: userChangeSchema,
    answer: userSchema,
  }),
  changeUserStatus: endpoint({
    method: 'POST',
    path: '/api/customers/{customerId}/users/{userId}/status',
    access: 'user.write',
    summary: 'Locks, unlocks, deactivates or reactivates a user',
    parameters: ofUser,
    body: userStatusChangeSchema,
    answer: userSchema,
  }),
  deleteUser: endpoint({
    method: 'DELETE',
    path: '/api/customers/{customerId}/users/{userId}',
    access: 'user.write',
    summary: 'Deletes a user: what identifies them is taken out',
    parameters: ofUser,
  }),
} as const;
