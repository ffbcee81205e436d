import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, timestamp } from '../fields.ts';

/** A disputed milestone, prepared for the person who decides. */
const triagedDispute = z.object({
  milestoneId: id,
  agreed: z.string(),
  events: z.array(z.string()),
  rule: z.string(),
  /** The proposed part of the pay, in cents and before the fee. */
  splitCents: z.int(),
  reasons: z.array(z.string()),
  /** Decided by our team after the same start of a dispute, newest first. */
  similar: z.array(z.object({ engagementId: id, decidedAt: timestamp, payCents: z.int(), earnedCents: z.int() })),
});

export type TriagedDispute = z.output<typeof triagedDispute>;

/** How many similar cases are listed at most, of the newest that are searched. */
export const similarCases = { listed: 5, searched: 500 } as const;

const triagedWork = z.object({
  /** All that is recorded about the gig, oldest first. */
  timeline: z.array(z.object({ at: timestamp, what: z.string(), text: z.array(z.string()) })),
  disputes: z.array(triagedDispute),
});

export const triageApi = {
  show: endpoint({
    method: 'GET',
    path: '/api/admin/engagements/:engagementId/triage',
    about: null,
    summary: 'Get the triage of a dispute',
    description:
      'The timeline of the gig and, for each open dispute, what both sides agree on, what the records say, the rule that applies and a proposed split. The view is recorded in the audit log.',
    tag: 'Disputes',
    gate: 'admin',
    permission: 'disputes.decide',
    params: z.object({ engagementId: id }),
    status: 200,
    response: triagedWork,
    refusals: ['engagement.not_found'],
  }),
};
