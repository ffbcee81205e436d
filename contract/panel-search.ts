import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, line, timestamp } from './fields.ts';
import type { AdminPermission } from './operators/roles.ts';

/** What is looked through, and who may: nobody else is shown any of it. */
export const foundKinds = {
  people: 'users.read',
  companies: 'users.read',
  jobs: 'jobs.read',
  payments: 'payments.read',
  certificates: 'certificates.read',
} as const satisfies Record<string, AdminPermission>;

export type FoundKind = keyof typeof foundKinds;

/** Of each kind. More of them are in the lists. */
export const mostFound = 5;

/** Of fewer characters no index knows anything. */
export const shortestSearch = 3;

export const found = z.object({
  /** What the panel opens: of a company, the person whose it is. */
  id,
  /** The name, the title, what was paid for, or the number. */
  title: z.string(),
  /** What tells it from others of that name. */
  detail: z.string().nullable(),
  at: timestamp,
  cents: z.int().nullable(),
});

export type Found = z.output<typeof found>;

const hits = z.array(found).optional();

export const panelSearchApi = {
  search: endpoint({
    method: 'GET',
    path: '/api/admin/search',
    summary:
      'People, companies, jobs, payments and certificates by a name, an address or a number, as your role may see them',
    tag: 'Admin',
    query: z.object({ q: line('Search', 100).min(shortestSearch, 'Type three characters or more.') }),
    gate: 'admin',
    permission: 'panel.enter',
    status: 200,
    response: z.object({ people: hits, companies: hits, jobs: hits, payments: hits, certificates: hits }),
  }),
};
