import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, timestamp } from './fields.ts';
import type { AdminPermission } from './operators/roles.ts';
import { pageOf, pageQuery } from './paging.ts';

/** What waits for a person of the team, and who may do it: nobody else is shown it. */
export const waitingKinds = {
  vetting: 'vetting.review',
  name_change: 'vetting.review',
  matches: 'matches.review',
  match_look: 'matches.review',
  job_case: 'jobs.moderate',
  dispute: 'disputes.decide',
  charged_back: 'disputes.decide',
  report: 'reports.decide',
  question: 'support.answer',
  contact_message: 'enquiries.answer',
  lead: 'enquiries.answer',
  /** Of many kinds: each is listed for the roles that may approve it. */
  approval: 'panel.enter',
  payouts: 'payouts.prepare',
  payout_batch: 'payouts.release',
  sent_batch: 'payouts.record',
  notification: 'payments.settle',
  difference: 'payments.settle',
  unallocated: 'refunds.ask',
  refund: 'refunds.approve',
  pay_hold: 'wallets.hold',
  correction: 'corrections.approve',
} as const satisfies Record<string, AdminPermission>;

export type WaitingKind = keyof typeof waitingKinds;

const kind = z.enum(Object.keys(waitingKinds) as [WaitingKind, ...WaitingKind[]]);

export const waitingItem = z.object({
  kind,
  /** What the panel opens: the case, the job, the work, the payment, the batch. */
  id,
  since: timestamp,
  /** Whom it is of, or who wrote; null: nobody, or they are gone. */
  who: z.string().nullable(),
  /** Its title, subject, number or reason. */
  what: z.string().nullable(),
  /** Payouts wait together for a batch. */
  count: z.int(),
  cents: z.int().nullable(),
  /** The administrator who has it open or took it. */
  takenBy: z.string().nullable(),
});

export type WaitingItem = z.output<typeof waitingItem>;

/** More than that are said to be so many. */
export const mostCounted = 1000;

const shared = { method: 'GET', tag: 'Admin', gate: 'admin', permission: 'panel.enter', status: 200 } as const;

export const waitingApi = {
  list: endpoint({
    ...shared,
    path: '/api/admin/waiting',
    summary: 'What waits for a person of the team and your role may do, the oldest first',
    query: pageQuery.extend({ kind: kind.optional() }),
    response: pageOf(waitingItem),
    refusals: ['request.bad_cursor'],
  }),
  counts: endpoint({
    ...shared,
    path: '/api/admin/waiting/counts',
    summary: 'How much of each kind waits that your role may do; of what there is none of, nothing',
    response: z.array(z.object({ kind, count: z.int() })),
  }),
};
