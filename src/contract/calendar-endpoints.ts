import { endpoint } from './endpoint.ts';
import { fileQuery } from './download.ts';
import { idSchema, instantSchema } from './values.ts';
import { z } from './zod.ts';

const ofCustomer = z.object({ customerId: idSchema });

/** Due dates of a customer for calendars, which cannot sign in: the address itself is the secret. */
export const calendarEndpoints = {
  readCalendarFeed: endpoint({
    method: 'GET',
    path: '/api/customers/{customerId}/calendar-feed',
    access: 'device.write',
    summary: 'Since when the calendar has its address; null without one. The address itself is not known any more',
    parameters: ofCustomer,
    answer: z.object({ since: z.nullable(instantSchema) }),
  }),
  createCalendarFeed: endpoint({
    method: 'POST',
    path: '/api/customers/{customerId}/calendar-feed',
    access: 'device.write',
    summary: 'A new address of the calendar; an earlier one ends',
    parameters: ofCustomer,
    answer: z.object({ url: z.string() }),
  }),
  endCalendarFeed: endpoint({
    method: 'DELETE',
    path: '/api/customers/{customerId}/calendar-feed',
    access: 'device.write',
    summary: 'Ends the calendar',
    parameters: ofCustomer,
  }),
  readDueCalendar: endpoint({
    method: 'GET',
    path: '/api/customers/{customerId}/due.ics',
    access: 'public',
    summary: 'Due dates as a calendar (RFC 5545)',
    parameters: ofCustomer,
    query: z.strictObject({ token: z.string().check(z.maxLength(100)), ...fileQuery }),
  }),
} as const;
