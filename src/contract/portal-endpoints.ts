import { downloadTicketRequestSchema, downloadTicketSchema } from './download.ts';
import { endpoint } from './endpoint.ts';
import { searchAnswerSchema, searchQuerySchema } from './search.ts';

/** What the portal uses on every page: the search over everything, and links to files. */
export const portalEndpoints = {
  search: endpoint({
    method: 'GET',
    path: '/api/search',
    access: 'signedIn',
    summary: 'Customers, sites, users and devices within what one may see',
    query: searchQuerySchema,
    answer: searchAnswerSchema,
  }),
  createDownloadTicket: endpoint({
    method: 'POST',
    path: '/api/download-tickets',
    access: 'signedIn',
    summary: 'A link to a file that is good once, for a minute',
    body: downloadTicketRequestSchema,
    answer: downloadTicketSchema,
  }),
} as const;
