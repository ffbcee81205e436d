import { and, eq, inArray, sql } from 'drizzle-orm';
import { defaultClosingDay } from '#domain/jobs/closing-day.ts';
import { jobTransitions } from '#domain/jobs/job-lifecycle.ts';
import { type Scheduled, workingDays } from '#domain/jobs/job-schedule.ts';
import { refuseNeeds } from '#domain/jobs/job-terms.ts';
import { dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import { now } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/db/pool.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { isBarred } from '../../accounts/queries/is-barred.ts';
import { users } from '../../accounts/tables.ts';
import { businessProfiles } from '../../profiles/tables.ts';
import { type JobRow, jobs } from '../tables.ts';
import { closingColumns } from './check-terms.ts';
import { jobReopened } from './job-events.ts';
import { findDuplicate } from './limit-posting.ts';
import { writeVersion } from './write-version.ts';

const { from, to } = jobTransitions.free;

/** The last day to apply. The job itself may have started. */
function lastDayFor(job: Scheduled, today: string): string {
  const usual = defaultClosingDay(today);
  const last = workingDays(job).at(-1);
  return last !== undefined && last < usual ? last : usual;
}

export async function isOwnerBarred(db: Db, { businessId }: JobRow): Promise<boolean> {
  const [owner] = await db
    .select({ barred: isBarred })
    .from(businessProfiles)
    .innerJoin(users, eq(users.id, businessProfiles.userId))
    .where(eq(businessProfiles.id, businessId));
  return owner?.barred ?? true;
}

/**
 * Frees the place of an accepted rep who withdrew. A filled job reopens, with a later last day if necessary, unless its days are over, the same job
 * is already open, or the business is suspended. A closed job stays closed.
 */
export async function freeJob(tx: Tx, jobId: string, countAccepted: (db: Db) => Promise<number>): Promise<void> {
  const [job] = await tx.db
    .select()
    .from(jobs)
    .where(and(eq(jobs.id, jobId), inArray(jobs.status, from)))
    .for('no key update');
  if (!job || (await isOwnerBarred(tx.db, job))) return;
  const today = dayInSouthAfrica(now());
  const closesOn = job.closesOn >= today ? job.closesOn : lastDayFor(job, today);
  const facts = { terms: { ...job, closesOn }, accepted: await countAccepted(tx.db), today };
  if (refuseNeeds('free', facts) || (await findDuplicate(tx, job))) return;
  if (closesOn !== job.closesOn) await writeVersion(tx.db, job, closingColumns(closesOn, today));
  await tx.db.update(jobs).set({ status: to, closedAt: null, updatedAt: sql`now()` }).where(eq(jobs.id, jobId));
  await tx.emit(jobReopened, { jobId, businessId: job.businessId });
}
