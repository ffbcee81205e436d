import { and, eq, isNotNull } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { queueMail } from '#server/platform/mail/mail-task.ts';
import { users } from '../../../accounts/tables.ts';
import { type NewNotification, notifyUsers } from '../../../notifications/commands/notify-users.ts';
import { describeJobs } from '../../queries/describe-jobs.ts';
import { jobAnswers, jobCases, jobReports, jobTakeDowns } from '../tables.ts';
import { type JobJudgement, jobModeratedMail } from '../texts.ts';

/** The task name, for code that only enqueues it. */
export const notifyOfModerationTask = 'jobs.tell_moderation';

/** Exactly one of the three is set. */
export interface ModerationNotice {
  readonly takeDownId?: string;
  readonly putBackId?: string;
  readonly caseId?: string;
}

/** Notifies users of a decision. Idempotent by `once`: the email goes out with the first notification. */
export async function notifyOfModeration(tx: Tx, { takeDownId, putBackId, caseId }: ModerationNotice, siteUrl: string) {
  if (takeDownId !== undefined) await notifyOfTakeDown(tx, takeDownId, 'taken_down', siteUrl);
  if (putBackId !== undefined) await notifyOfTakeDown(tx, putBackId, 'put_back', siteUrl);
  if (caseId !== undefined) await notifyOfCase(tx, caseId, siteUrl);
}

async function notifyOfTakeDown(tx: Tx, id: string, what: 'taken_down' | 'put_back', siteUrl: string): Promise<void> {
  const [down] = await tx.db.select().from(jobTakeDowns).where(eq(jobTakeDowns.id, id));
  if (!down) return;
  const reason = what === 'taken_down' ? down.reason : (down.putBackReason ?? '');
  await notifyBusiness(tx, { jobId: down.jobId, what, reason, once: `job.${what} ${id}` }, siteUrl);
}

/** Notifies reporters of the outcome, and a business that answered why its job stays down. */
async function notifyOfCase(tx: Tx, caseId: string, siteUrl: string): Promise<void> {
  const [decided] = await tx.db
    .select()
    .from(jobCases)
    .where(and(eq(jobCases.id, caseId), isNotNull(jobCases.decidedAt)));
  if (!decided) return;
  const { jobId, outcome } = decided;
  const reason = decided.reason ?? '';
  const job = (await describeJobs(tx.db, [jobId])).get(jobId);
  if (!job) return;
  const down = outcome === 'taken_down' || (outcome === 'left' && job.status === 'taken_down');
  const reporters = await tx.db
    .select({ reporterId: jobReports.reporterId })
    .from(jobReports)
    .where(and(eq(jobReports.caseId, caseId), isNotNull(jobReports.reporterId)));
  const content = {
    kind: 'job.report_decided' as const,
    jobId,
    jobTitle: job.jobTitle,
    takenDown: down,
    // Only the business reads why its job is down.
    reason: down ? null : reason,
  };
  const how = { once: `job.report_decided ${caseId}` };
  await notifyUsers(tx, {
    notifications: reporters.flatMap(({ reporterId: userId }): NewNotification[] =>
      userId === null ? [] : [{ userId, aboutUserId: null, content, how }],
    ),
  });
  if (outcome !== 'left' || (await tx.db.$count(jobAnswers, eq(jobAnswers.caseId, caseId))) === 0) return;
  await notifyBusiness(tx, { jobId, what: 'stays_down', reason, once: `job.stays_down ${caseId}` }, siteUrl);
}

interface ToBusiness {
  readonly jobId: string;
  readonly what: JobJudgement;
  readonly reason: string;
  readonly once: string;
}

async function notifyBusiness(tx: Tx, { jobId, what, reason, once }: ToBusiness, siteUrl: string): Promise<void> {
  const job = (await describeJobs(tx.db, [jobId])).get(jobId);
  if (!job) return;
  const { ownerId: userId, jobTitle, status } = job;
  const content = { kind: 'job.moderated' as const, jobId, jobTitle, what, reason };
  const notification = { userId, aboutUserId: null, content, how: { once } };
  const notified = await notifyUsers(tx, { notifications: [notification] });
  if (notified.length === 0) return;
  const [owner] = await tx.db.select({ to: users.email }).from(users).where(eq(users.id, userId));
  if (owner?.to)
    await queueMail(tx, jobModeratedMail({ to: owner.to, siteUrl, jobId, jobTitle, what, reason, status }));
}
