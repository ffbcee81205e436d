import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, line, timestamp } from '../fields.ts';
import type { AdminPermission } from '../operators/roles.ts';
import { longestSearch, shortestSearch } from './options.ts';

/** What is searched, and by whom: no other role sees any of it. */
export const foundKinds = {
  people: 'users.read',
  companies: 'users.read',
  jobs: 'jobs.read',
  payments: 'payments.read',
  payouts: 'payouts.read',
  batches: 'payouts.read',
  disputes: 'disputes.decide',
  questions: 'support.answer',
  certificates: 'certificates.read',
} as const satisfies Record<string, AdminPermission>;

export type FoundKind = keyof typeof foundKinds;

/** Of each kind. */
export const mostFound = 5;

/** When one kind alone is requested. */
export const mostOfKind = 50;

export const found = z.object({
  /** The page the panel opens: for a company, its user's. */
  id,
  /** The name, the title, what was paid for, or the number. */
  title: z.string(),
  /** Distinguishes it from others of that name. */
  detail: z.string().nullable(),
  at: timestamp,
  cents: z.int().nullable(),
  /** For a payout: its batch, which the panel opens. Null for other kinds, and while it is in none. */
  batchId: id.nullable(),
});

export type Found = z.output<typeof found>;

const hits = z.array(found).optional();

const kind = z.enum(Object.keys(foundKinds) as [FoundKind, ...FoundKind[]]);

export const panelSearchApi = {
  search: endpoint({
    method: 'GET',
    path: '/api/admin/search',
    about: null,
    summary: 'Search the admin panel',
    description:
      'Finds users, companies, jobs, payments, payouts, batches, disputes, support conversations and certificates that your role may see.',
    tag: 'Panel',
    query: z.object({
      q: line('Search', longestSearch).min(shortestSearch, 'Enter three characters or more.'),
      /** Only this kind, and more of it. */
      kind: kind.optional(),
    }),
    gate: 'admin',
    permission: 'panel.enter',
    status: 200,
    response: z.object({
      ...{ people: hits, companies: hits, jobs: hits, payments: hits, payouts: hits, batches: hits },
      ...{ disputes: hits, questions: hits, certificates: hits },
      /** The kinds that have more than these. */
      more: z.array(kind),
    }),
  }),
};
