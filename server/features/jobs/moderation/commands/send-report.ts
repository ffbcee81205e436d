import { and, count, eq, gt, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Parsed } from '#contract/endpoint.ts';
import type { jobModerationApi } from '#contract/jobs/moderation.ts';
import { reportsADay } from '#contract/jobs/moderation-options.ts';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { waitForTurn } from '#server/platform/db/wait-for-turn.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { RepActor } from '../../../accounts/access.ts';
import { holdJob } from '../../commands/lock-job.ts';
import { jobReports } from '../tables.ts';
import { openCase } from './open-case.ts';

type Sending = Parsed<typeof jobModerationApi.report>['body'] & { readonly jobId: string };

export async function sendJobReport(
  tx: Tx,
  { userId }: RepActor,
  { jobId, reason, details }: Sending,
): Promise<{ id: string; createdAt: string }> {
  await waitForTurn(tx, `job reports of ${userId}`);
  const job = await holdJob(tx.db, jobId);
  if (!job) throw new Refusal('job.not_found');
  if (job.ownerId === userId) throw new Refusal('job_report.own_job');
  const { reporterId, createdAt } = jobReports;
  if ((await tx.db.$count(jobReports, and(eq(jobReports.jobId, jobId), eq(reporterId, userId)))) > 0)
    throw new Refusal('job_report.already_sent');
  const [sent] = await tx.db
    .select({ count: count() })
    .from(jobReports)
    .where(and(eq(reporterId, userId), gt(createdAt, sql`${now().toISOString()}::timestamptz - interval '24 hours'`)));
  if ((sent?.count ?? 0) >= reportsADay) throw new Refusal('job_report.too_many');
  const caseId = await openCase(tx, jobId);
  const row = { id: uuidv7(), createdAt: now() };
  await tx.db
    .insert(jobReports)
    .values({ ...row, jobId, caseId, reporterId: userId, version: job.version, reason, details });
  return { id: row.id, createdAt: row.createdAt.toISOString() };
}
