import { z } from 'zod';
import { csvQuery } from '../csv-query.ts';
import { endpoint } from '../endpoint.ts';
import { day, id, line, timestamp } from '../fields.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { settingChanges } from './settings.ts';

/** Every recorded action of administrators, and its outcome; the panel has words for each. */
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
  'user.export',
  'user.suspend',
  'user.lift_suspension',
  'user.remove_second_factor',
  'user.note',
  'user.send_recovery',
  'user.sign_out',
  'user.correct_email',
  'user.send_export',
  'user.erase',
  'user.see_as',
  'user.see_as_end',
  'user.removal_stopped',
  'user.removal_carried_out',
  'user.correction_stopped',
  'user.email_corrected',
  'user.email_restored',
  'job.export',
  'job.take_down',
  'job.put_back',
  'job_case.claim',
  'job_case.release',
  'job_case.leave',
  'flag_word.add',
  'flag_word.remove',
  'vetting.view',
  'vetting.view_document',
  'vetting.check_number',
  'vetting.approve',
  'vetting.reject',
  'vetting.ask_again',
  'vetting.reopen',
  'name_change.approve',
  'name_change.decline',
  'payment.view',
  'payment.export',
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
  'dispute.download_evidence',
  'evidence_key.end',
  'signing_keys.replace',
  'dispute.triage',
  'dispute.decide',
  'engagement.call_off',
  'support.begin',
  'support.view',
  'support.answer',
  'support.note',
  'support.take',
  'support.give_back',
  'support.assign',
  'support.close',
  'support.return',
  'canned_answer.add',
  'canned_answer.edit',
  'canned_answer.remove',
  'enquiry.settle',
  'enquiry.answer',
  'enquiry.assign',
  'enquiry.reopen',
  'report.view',
  'report.decide',
  'review.decide',
  'certificate.view',
  'certificate.withdraw',
  'certificate.allow_retake',
  'course.publish',
  'course.unpublish',
  'course_draft.make',
  'course_draft.write',
  'course_draft.arrange',
  'course_draft.publish',
  'course_draft.delete',
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
  'match.view',
  'match.decide',
  'match.order',
  'match_look.answer',
  'reliability_appeal.decide',
  'review.restore',
  'match_model.activate',
  'settings.change',
  'approval.propose',
  'approval.approve',
  'approval.decline',
  'approval.withdraw',
  'task.retry',
  'audit.export',
  'admin.create',
  'admin.invite',
  'admin.accept_invitation',
  'admin.change_role',
  'admin.sign_out',
  'admin.disable',
  'admin.enable',
  'admin.reset_password',
  'admin.reset_totp',
  'admin.reset_passkeys',
] as const;

export type AdminAct = (typeof adminActs)[number];

const ofMoney = /^(payment|refund|correction|hold|payout|payout_batch|wallet|bank_statement|settings|approval)\./;

/** Whether an action moves money, or decides how it moves: such lines of the record are retained as long as the books. */
export const isActOfMoney = (act: AdminAct): boolean => ofMoney.test(act) || act === 'dispute.decide';

/** Actions by subject: the first part of their names. Each is in one group. */
export const auditGroups = {
  access: ['sign_in', 'second_factor', 'passkey', 'sign_out'],
  users: ['user'],
  vetting: ['vetting', 'name_change'],
  jobs: ['job', 'job_case', 'flag_word'],
  matches: ['match', 'match_look', 'match_model'],
  payments: ['payment', 'refund', 'correction', 'hold'],
  payouts: ['payout', 'payout_batch', 'wallet', 'bank_statement'],
  disputes: ['dispute', 'engagement', 'reliability_appeal'],
  support: ['support', 'canned_answer', 'enquiry', 'report', 'review'],
  courses: ['certificate', 'course', 'course_draft'],
  team: ['admin', 'settings', 'approval', 'task', 'audit', 'signing_keys', 'evidence_key'],
} as const satisfies Record<string, readonly string[]>;

export type AuditGroup = keyof typeof auditGroups;

export const auditGroupNames = Object.keys(auditGroups) as [AuditGroup, ...AuditGroup[]];

export function actsOfGroup(group: AuditGroup): readonly AdminAct[] {
  const parts: readonly string[] = auditGroups[group];
  return adminActs.filter((act) => parts.includes(act.split('.')[0] ?? ''));
}

export const auditFilter = z.object({
  /** In the actor, the reason and the network address; or the whole id of the target, or the end of it. */
  search: line('Search', 100).optional(),
  about: z.enum(auditGroupNames).optional(),
  outcome: z.enum(['done', 'refused']).optional(),
  /** Calendar days in South Africa, both included. */
  from: day('From').optional(),
  until: day('Until').optional(),
});

export type AuditFilter = z.output<typeof auditFilter>;

/** The most lines in one file. */
export const auditInCsv = 10_000;

export const auditEntry = z.object({
  id,
  at: timestamp,
  /** The email address given, or what acted instead: "command line", "owner of the account", "new mailbox", "schedule", "start". */
  who: z.string(),
  act: z.enum(adminActs),
  outcome: z.enum(['done', 'refused']),
  reason: z.string().nullable(),
  /** For changes of settings; `reason` then has only their internal names and values. */
  changes: settingChanges.nullable(),
  /** The panel page that shows it, which is its own where it has one; null: it is gone. */
  target: z.object({ type: z.string(), id, pageId: id.nullable() }).nullable(),
  address: z.string().nullable(),
  userAgent: z.string().nullable(),
});

export type AuditEntry = z.output<typeof auditEntry>;

export const auditApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/audit',
    about: null,
    summary: 'List audit log entries, newest first',
    tag: 'Audit log',
    query: auditFilter.extend(pageQuery.shape),
    gate: 'admin',
    permission: 'audit.read',
    status: 200,
    response: pageOf(auditEntry),
    refusals: ['request.bad_cursor'],
  }),
  csv: endpoint({
    method: 'GET',
    path: '/api/admin/audit/csv',
    about: null,
    summary: 'Export audit log entries as CSV',
    description: `Returns the newest ${auditInCsv} entries that match the filters. The download is recorded too.`,
    tag: 'Audit log',
    query: auditFilter.extend(csvQuery.shape),
    gate: 'admin',
    permission: 'audit.read',
    status: 200,
    contentType: 'text/csv',
    response: z.string(),
  }),
};
