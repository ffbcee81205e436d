import { z } from 'zod';
import { csvQuery } from '../csv-query.ts';
import { endpoint } from '../endpoint.ts';
import { optionalLine } from '../fields.ts';
import { paymentStatuses } from './options.ts';

/** Email, name, or a number: ours, the provider's, or the account's. */
export const search = { q: optionalLine('Search', 120) };

export const paymentFilter = { ...search, status: z.enum(paymentStatuses).optional() };

/** The most payments in one file. */
export const paymentsInCsv = 10_000;

export const paymentsCsvApi = {
  csv: endpoint({
    tag: 'Payments',
    gate: 'admin',
    permission: 'books.read',
    method: 'GET',
    path: '/api/admin/payments/csv',
    about: null,
    summary: 'Export payments as CSV',
    description: `Returns the newest ${paymentsInCsv} payments that match the filters. The download is recorded in the audit log.`,
    query: z.object({ ...paymentFilter, ...csvQuery.shape }),
    status: 200,
    contentType: 'text/csv',
    response: z.string(),
  }),
};
