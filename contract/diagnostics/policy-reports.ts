import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, timestamp } from '../fields.ts';
import { pageOf, pageQuery } from '../paging.ts';

/** Where browsers report violations of a page's security policy. */
export const policyReportsPath = '/api/policy-reports';

/** One kind of violation, on one page, however often. */
export const policyReport = z.object({
  id,
  /** The violated directive, such as `img-src`. */
  directive: z.string(),
  /** The address without its query, or a word such as `inline`. */
  blocked: z.string(),
  page: z.string(),
  count: z.int(),
  firstSeenAt: timestamp,
  lastSeenAt: timestamp,
});

export type PolicyReport = z.output<typeof policyReport>;

export const diagnosticsApi = {
  policyReports: endpoint({
    method: 'GET',
    path: '/api/admin/policy-reports',
    about: null,
    summary: 'List content security policy reports',
    description: 'Newest first.',
    tag: 'Diagnostics',
    query: pageQuery,
    gate: 'admin',
    permission: 'system.read',
    status: 200,
    response: pageOf(policyReport),
    refusals: ['request.bad_cursor'],
  }),
};
