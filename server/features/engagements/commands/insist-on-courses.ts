import { missingCourses, nameCourses } from '#domain/courses/missing-courses.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { lockProgress } from '../../courses/commands/lock-progress.ts';
import { findAskedSince } from '../../jobs/queries/find-version.ts';
import type { EngagementRow } from '../tables.ts';

/**
 * Refuses a rep who has finished neither the courses that the job required when they were accepted nor those it requires by now: an edit can make it
 * easier for them, never harder.
 */
export async function insistOnCourses(tx: Tx, engagement: EngagementRow, userId: string): Promise<void> {
  const { jobId, jobVersion, agreedAt } = engagement;
  if (agreedAt) return;
  const { atVersion, today } = await findAskedSince(tx.db, jobId, jobVersion);
  if (!atVersion || !today) return;
  const missing = missingCourses(atVersion.which, await lockProgress(tx, userId, atVersion));
  const missingToday = missingCourses(today.which, await lockProgress(tx, userId, today));
  const [first] = missing;
  if (!first || missingToday.length === 0) return;
  throw new Refusal('engagement.courses_missing', {
    detail: `This job requires ${nameCourses(atVersion.which, missing)}. You can agree once you have the certificate, if the deadline hasn’t passed.`,
    about: first.id,
  });
}
