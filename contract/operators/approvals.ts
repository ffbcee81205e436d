import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, prose, timestamp } from '../fields.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { settingChanges } from './settings.ts';
import { proposedActs, secondPersonRefusals } from './two-people.ts';

/** Open, or how it ended. */
export const approvalStatuses = ['open', 'approved', 'declined', 'withdrawn', 'expired'] as const;

export type ApprovalStatus = (typeof approvalStatuses)[number];

/** One effect of the approval, as the approver reads it. */
export const effect = z.object({ label: z.string(), text: z.string() });

export type Effect = z.output<typeof effect>;

/** What one admin proposed and another approves. */
export const approval = z.object({
  id,
  act: z.enum(proposedActs),
  effects: z.array(effect),
  /** For settings: each with its current and its new value. */
  changes: settingChanges.nullable(),
  amountCents: z.int().nullable(),
  /** The proposer's. */
  reason: z.string(),
  status: z.enum(approvalStatuses),
  proposedBy: z.string(),
  proposedAt: timestamp,
  expiresAt: timestamp,
  decidedBy: z.string().nullable(),
  decidedAt: timestamp.nullable(),
  decidedBecause: z.string().nullable(),
  /** Null: the settings. */
  target: z.object({ type: z.string(), id }).nullable(),
  /** The email addresses of those who can approve it now; empty once it is closed. */
  approvers: z.array(z.string()),
});

export type Approval = z.output<typeof approval>;

export const approvalLists = ['open', 'closed'] as const;

export type ApprovalList = (typeof approvalLists)[number];

const because = z.object({ reason: prose('A reason', 500) });
// The action's own permission is checked in the command: proposals of many kinds share these addresses.
const shared = { tag: 'Approvals', gate: 'admin', permission: 'panel.enter', status: 200 } as const;
const ofOne = { ...shared, params: z.object({ approvalId: id }), response: approval } as const;

export const approvalsApi = {
  list: endpoint({
    ...shared,
    method: 'GET',
    path: '/api/admin/approvals',
    about: 'approvals',
    summary: 'List proposals that your role may handle',
    query: pageQuery.extend({ list: z.enum(approvalLists).default('open') }),
    response: pageOf(approval),
    refusals: ['request.bad_cursor'],
  }),
  show: endpoint({
    ...ofOne,
    method: 'GET',
    path: '/api/admin/approvals/:approvalId',
    about: 'approvals',
    summary: 'Get a proposal',
    refusals: ['approval.not_found'],
  }),
  approve: endpoint({
    ...ofOne,
    method: 'POST',
    path: '/api/admin/approvals/:approvalId/approval',
    // Approval carries the action out, so it may change any of these.
    changes: ['approvals', 'waiting', 'payouts', 'payments', 'disputes', 'settings', 'users', 'user acts'],
    summary: 'Approve a proposal',
    description: 'Carries it out in the same transaction. You can’t approve your own.',
    refusals: [
      'approval.not_found',
      'approval.closed',
      'approval.own',
      ...secondPersonRefusals,
      'payout.not_found',
      'payout.gone_ahead',
      'wallet_hold.not_found',
      'wallet_hold.suspended',
      'wallet_hold.timed',
      'hold.not_standing',
      'hold.changed',
      'engagement.not_found',
      'engagement.moved_on',
      'engagement.too_late',
      'dispute.more_than_pay',
      'dispute.changed',
      'dispute.own_decision',
      'settings.changed_meanwhile',
      'user.not_found',
      'user.kept_out',
      'user.administrator',
      'user.email_taken',
      'user.correction_waits',
      'account.moved_lately',
      'engagement.running',
      'wallet.not_empty',
      'refund.account_due',
    ],
  }),
  decline: endpoint({
    ...ofOne,
    method: 'POST',
    path: '/api/admin/approvals/:approvalId/refusal',
    changes: ['approvals', 'waiting'],
    summary: 'Decline a proposal',
    body: because,
    refusals: ['approval.not_found', 'approval.closed', 'approval.own'],
  }),
  withdraw: endpoint({
    ...ofOne,
    method: 'POST',
    path: '/api/admin/approvals/:approvalId/withdrawal',
    changes: ['approvals', 'waiting'],
    summary: 'Withdraw your proposal',
    refusals: ['approval.not_found', 'approval.closed', 'approval.not_yours'],
  }),
};
