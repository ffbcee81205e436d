import { z } from 'zod';
import { engagementTimes } from '../agreed-terms.ts';
import { endpoint } from '../endpoint.ts';
import { id, timestamp } from '../fields.ts';
import { closingDays } from '../jobs/options.ts';
import type { AdminPermission } from '../operators/roles.ts';
import { approvalDays } from '../operators/two-people.ts';
import { pageOf, pageQuery } from '../paging.ts';

/** The team's pending work, and who may do it: no other role sees it. */
export const waitingKinds = {
  vetting: 'vetting.review',
  name_change: 'vetting.review',
  matches: 'matches.review',
  match_look: 'matches.review',
  job_case: 'jobs.moderate',
  dispute: 'disputes.decide',
  charged_back: 'disputes.decide',
  reliability_appeal: 'disputes.decide',
  report: 'reports.decide',
  review: 'reports.decide',
  question: 'support.answer',
  contact_message: 'enquiries.answer',
  lead: 'enquiries.answer',
  /** Has many kinds: each is listed for the roles that may approve it. */
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

/**
 * Hours from when an item began to wait until it is due. For an approval that is the deadline itself; a dispute with one statement is decided earlier
 * and has a deadline of its own; for the rest it sets the order. Matches can wait longest: a job is open for weeks, and its reps are checked before.
 */
export const waitingHours: Readonly<Record<WaitingKind, number>> = {
  vetting: 24,
  name_change: 48,
  matches: closingDays.default * 24,
  match_look: 72,
  job_case: 24,
  dispute: engagementTimes.disputeDays * 24,
  charged_back: 72,
  reliability_appeal: 72,
  report: 24,
  review: 72,
  question: 24,
  contact_message: 48,
  lead: 72,
  approval: approvalDays * 24,
  payouts: 24,
  payout_batch: 24,
  sent_batch: 24,
  notification: 48,
  difference: 72,
  unallocated: 72,
  refund: 48,
  pay_hold: 14 * 24,
  correction: 72,
};

const kind = z.enum(Object.keys(waitingKinds) as [WaitingKind, ...WaitingKind[]]);

export const waitingItem = z.object({
  kind,
  /** The page the panel opens: the case, the job, the work, the payment, the batch. */
  id,
  since: timestamp,
  /** `waitingHours` later; of a dispute, the moment at which it is decided automatically. */
  dueAt: timestamp,
  /** Its subject or author; null: none, or they are gone. */
  who: z.string().nullable(),
  /** Its title, subject, number or reason. */
  what: z.string().nullable(),
  /** Payouts wait together for a batch. */
  count: z.int(),
  cents: z.int().nullable(),
  /** The administrator who has it open or claimed it. */
  takenBy: z.string().nullable(),
});

export type WaitingItem = z.output<typeof waitingItem>;

const shared = { method: 'GET', tag: 'Panel', gate: 'admin', permission: 'panel.enter', status: 200 } as const;

export const waitingApi = {
  list: endpoint({
    ...shared,
    path: '/api/admin/waiting',
    about: 'waiting',
    summary: 'List open tasks of your role, by due time',
    query: pageQuery.extend({ kind: kind.optional() }),
    response: pageOf(waitingItem),
    refusals: ['request.bad_cursor'],
  }),
  counts: endpoint({
    ...shared,
    path: '/api/admin/waiting/counts',
    about: 'waiting',
    summary: 'Count open tasks of your role',
    description: 'Leaves out kinds without an open task.',
    response: z.array(z.object({ kind, count: z.int() })),
  }),
};
