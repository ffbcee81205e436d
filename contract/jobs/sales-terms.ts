import { z } from 'zod';
import { endpoint, noContent } from '../endpoint.ts';
import { cents } from '../fields.ts';
import { jobParams } from './jobs.ts';

/** What a sale pays: an amount for each, or a part of its amount in hundredths of a percent. */
const rate = z.discriminatedUnion('per', [
  z.object({ per: z.literal('sale'), cents: cents('Commission per sale') }),
  z.object({
    per: z.literal('amount'),
    basisPoints: z
      .int('The commission must be a percentage.')
      .min(1, 'The commission must be more than 0 %.')
      .max(10_000, 'The commission can be at most 100 %.'),
  }),
]);

/** Where scans lead: a page of the business, never one of another protocol. */
const target = z
  .string()
  .trim()
  .max(500, 'The address can be at most 500 characters long.')
  .regex(/^https:\/\/\S+$/i, 'Enter a web address that begins with https://.')
  .refine((text) => {
    if (!URL.canParse(text)) return false;
    const { protocol, username, password, hostname } = new URL(text);
    return protocol === 'https:' && username === '' && password === '' && /\.[a-z]{2,}$/i.test(hostname);
  }, 'Enter a web address that begins with https://.')
  .transform((text) => new URL(text).href);

export const salesTermsInput = z.object({
  rate,
  /** The most that sales can add for one rep: held with the pay. A commission-only job has its compensation instead. */
  mostCents: cents('The most for sales').nullable(),
  /** Paid once that many sales count. */
  bonus: z.object({ sales: z.int().min(1).max(100_000), cents: cents('Bonus') }).nullable(),
  /** Null: scans are counted, and lead to our home page. */
  address: target.nullable(),
});

export type SalesTermsInput = z.output<typeof salesTermsInput>;

/** As it is agreed: `commissionOnly`: all of the pay comes from sales. */
export const salesTerms = z.object({
  rate: z.discriminatedUnion('per', [
    z.object({ per: z.literal('sale'), cents: z.int() }),
    z.object({ per: z.literal('amount'), basisPoints: z.int() }),
  ]),
  mostCents: z.int().nullable(),
  bonus: z.object({ sales: z.int(), cents: z.int() }).nullable(),
  address: z.string().nullable(),
  commissionOnly: z.boolean(),
});

export type SalesTerms = z.output<typeof salesTerms>;

const ofJob = {
  path: '/api/business/jobs/:jobId/sales-terms',
  tag: 'Sales',
  gate: 'business',
  params: jobParams,
} as const;

export const salesTermsApi = {
  ofJob: endpoint({
    method: 'GET',
    path: '/api/jobs/:jobId/sales-terms',
    about: 'sales',
    summary: 'Get what sales pay on a job',
    description: 'Null where sales pay nothing.',
    tag: 'Sales',
    gate: 'signed-in',
    params: jobParams,
    status: 200,
    response: z.object({ terms: salesTerms.nullable() }),
    refusals: ['job.not_found'],
  }),
  set: endpoint({
    ...ofJob,
    method: 'PUT',
    changes: ['sales', 'jobs'],
    summary: 'Set what sales pay on a job',
    description:
      'For reps hired from now on: gigs that are agreed keep their terms. A commission-only job pays at most its compensation and takes no `mostCents`; any other job needs it.',
    body: salesTermsInput,
    status: 200,
    response: z.object({ terms: salesTerms }),
    refusals: ['job.not_found', 'job.already_closed', 'sales.terms_invalid'],
  }),
  remove: endpoint({
    ...ofJob,
    method: 'DELETE',
    changes: ['sales', 'jobs'],
    summary: 'Stop paying for sales on a job',
    description:
      'Gigs that are agreed keep their terms. A commission-only job keeps paying for sales: change what they pay instead.',
    status: 204,
    response: noContent,
    refusals: ['job.not_found', 'sales.terms_needed'],
  }),
};
