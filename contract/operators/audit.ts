import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, timestamp } from '../fields.ts';
import { pageOf, pageQuery } from '../paging.ts';

/** Everything that is written down of administrators, and what came of it; who reads the record finds words for each. */
export const adminActs = [
  'sign_in',
  'sign_in.password',
  'sign_in.code',
  'sign_in.passkey',
  'second_factor.set_up',
  'passkey.add',
  'passkey.remove',
  'sign_out',
  'sign_out.everywhere',
  'user.view',
  'user.suspend',
  'user.lift_suspension',
  'user.remove_second_factor',
  'user.removal_stopped',
  'user.removal_carried_out',
  'vetting.view',
  'vetting.view_document',
  'vetting.check_number',
  'vetting.approve',
  'vetting.reject',
  'vetting.ask_again',
  'vetting.reopen',
  'payment.view',
  'payment.confirm_notification',
  'payment.dismiss_notification',
  'payment.vouch_notification',
  'payment.settle_difference',
  'payment.record_chargeback',
  'payment.record_payout',
  'refund.ask',
  'refund.approve',
  'refund.reject',
  'refund.record_eft',
  'dispute.view',
  'dispute.open_file',
  'dispute.decide',
  'engagement.call_off',
  'hold.lift',
  'correction.ask',
  'correction.approve',
  'correction.reject',
  'payout.pay',
  'payout.fail',
  'payout.return',
  'payout.take_out',
  'payout_batch.make',
  'payout_batch.release',
  'payout_batch.cancel',
  'payout_batch.pay',
  'payout_batch.take_file',
  'wallet.hold',
  'wallet.lift',
  'bank_statement.read',
  'bank_statement.book',
  'settings.change',
  'admin.create',
  'admin.disable',
  'admin.enable',
  'admin.reset_password',
  'admin.reset_totp',
  'admin.reset_passkeys',
] as const;

export type AdminAct = (typeof adminActs)[number];

export const auditEntry = z.object({
  id,
  at: timestamp,
  /** The email address given, or "command line", "owner of the account", "schedule". */
  who: z.string(),
  act: z.enum(adminActs),
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
