import { z } from 'zod';
import { csvQuery } from '../csv-query.ts';
import { endpoint } from '../endpoint.ts';

const monthOf = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Enter a month such as 2026-11.');
const taxYearOf = z.string().regex(/^20\d\d$/, 'Enter a year such as 2027.');

export const statements = z.object({
  /** Months with any activity, newest first. */
  months: z.array(
    z.object({
      month: monthOf,
      earnedCents: z.int(),
      paidOutCents: z.int(),
      /** The balance at its end. */
      closingCents: z.int(),
    }),
  ),
  /** Named by the year in which they end: 1 March to the end of February. */
  taxYears: z.array(z.object({ year: taxYearOf, earnedCents: z.int(), feeCents: z.int(), jobs: z.int() })),
});

export type Statements = z.output<typeof statements>;

const ofRep = { tag: 'Wallet', gate: 'rep', afterTrial: 'own money', method: 'GET', status: 200 } as const;
const csv = { query: csvQuery, limit: 'costly-read', contentType: 'text/csv', response: z.string() } as const;

export const statementsApi = {
  list: endpoint({
    ...ofRep,
    path: '/api/rep/statements',
    about: 'wallet',
    summary: 'List earnings statements, by month and tax year',
    response: statements,
  }),
  pdf: endpoint({
    ...ofRep,
    limit: 'costly-read',
    path: '/api/rep/statements/:month/pdf',
    about: null,
    summary: 'Get a monthly statement as PDF',
    description: 'Returns the file in base64.',
    params: z.object({ month: monthOf }),
    response: z.object({ name: z.string(), pdf: z.base64() }),
  }),
  csv: endpoint({
    ...ofRep,
    ...csv,
    path: '/api/rep/statements/:month/csv',
    about: null,
    summary: 'Export a monthly statement as CSV',
    params: z.object({ month: monthOf }),
  }),
  taxYear: endpoint({
    ...ofRep,
    ...csv,
    path: '/api/rep/tax-years/:year/csv',
    about: null,
    summary: 'Export the earnings of a tax year as CSV',
    params: z.object({ year: taxYearOf }),
  }),
};
