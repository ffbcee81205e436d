import { and, count, eq, sql } from 'drizzle-orm';
import { isVisibleToReps } from '#domain/jobs/job-lifecycle.ts';
import { dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import { now } from '#server/platform/clock.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { RepActor } from '../../accounts/access.ts';
import { findJobOwner } from '../queries/find-job.ts';
import { jobViewCounts, jobViews } from '../tables.ts';

const insertView = prepared('job_views_insert', (db, name) =>
  db
    .insert(jobViews)
    .values({
      jobId: sql.placeholder('jobId'),
      repId: sql.placeholder('repId'),
      viewedOn: sql.placeholder('viewedOn'),
    })
    .onConflictDoNothing()
    .returning({ jobId: jobViews.jobId })
    .prepare(name),
);

/** Records that a rep viewed a job. Counts each rep once, and not the job's owner. */
export async function recordView(tx: Tx, { userId, repId }: RepActor, jobId: string): Promise<void> {
  const job = await findJobOwner(tx.db, jobId);
  if (!job || !isVisibleToReps(job.status)) throw new Refusal('job.not_found');
  if (job.ownerId === userId) return;
  const viewedOn = dayInSouthAfrica(now());
  const added = await insertView(tx.db).execute({ jobId, repId, viewedOn });
  if (added.length === 0) return;

  const ofJob = eq(jobViewCounts.jobId, jobId);
  await tx.db.insert(jobViewCounts).values({ jobId, reps: 0 }).onConflictDoNothing();
  // Locked before the days are counted, so that of two concurrent views around midnight the later one sees both.
  await tx.db.select().from(jobViewCounts).where(ofJob).for('update');
  const [days] = await tx.db
    .select({ seen: count() })
    .from(jobViews)
    .where(and(eq(jobViews.jobId, jobId), eq(jobViews.repId, repId)));
  if (days?.seen !== 1) return;
  await tx.db
    .update(jobViewCounts)
    .set({ reps: sql`${jobViewCounts.reps} + 1` })
    .where(ofJob);
}
