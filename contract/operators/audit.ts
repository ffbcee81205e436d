import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, timestamp } from '../fields.ts';
import { pageOf, pageQuery } from '../paging.ts';

export const auditEntry = z.object({
  id,
  at: timestamp,
  /** The email address given, or "command line". */
  who: z.string(),
  act: z.string(),
  outcome: z.enum(['done', 'refused']),
  reason: z.string().nullable(),
  target: z.object({ type: z.string(), id }).nullable(),
  address: z.string().nullable(),
  userAgent: z.string().nullable(),
});

export type AuditEntry = z.output<typeof auditEntry>;

export const auditApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/audit',
    summary: 'What administrators did and tried, newest first',
    tag: 'Admin',
    query: pageQuery,
    gate: 'admin',
    status: 200,
    response: pageOf(auditEntry),
    refusals: ['request.bad_cursor'],
  }),
};
