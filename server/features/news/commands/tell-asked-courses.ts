import { eq } from 'drizzle-orm';
import { missingCourses } from '#domain/courses/missing-courses.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { publishLive } from '#server/platform/events/publish-live.ts';
import { jobApplications } from '../../applications/tables.ts';
import { findProgress } from '../../courses/queries/select-asked.ts';
import { jobs } from '../../jobs/tables.ts';
import { tellUsers } from '../../notifications/commands/tell-users.ts';
import { businessProfiles, repProfiles } from '../../profiles/tables.ts';

/** The name of the task, for those who only add it. */
export const tellAskedCoursesTask = 'news.tell_asked_courses';

export interface CoursesToTell {
  readonly applicationId: string;
}

/** Somebody applied for a job that asks for courses: they are reminded of them in the background. */
export async function announceAskedCourses(tx: Tx, { applicationId }: CoursesToTell): Promise<void> {
  await tx.enqueue<CoursesToTell>(tellAskedCoursesTask, { applicationId });
}

/** Done again, it tells nobody twice. Whoever has finished them has nothing to be reminded of. */
export async function tellAskedCourses(tx: Tx, { applicationId }: CoursesToTell): Promise<void> {
  const [found] = await tx.db
    .select({
      jobId: jobs.id,
      jobTitle: jobs.title,
      asksCourses: jobs.asksCourses,
      status: jobApplications.status,
      name: businessProfiles.companyName,
      businessUserId: businessProfiles.userId,
      repUserId: repProfiles.userId,
    })
    .from(jobApplications)
    .innerJoin(jobs, eq(jobs.id, jobApplications.jobId))
    .innerJoin(businessProfiles, eq(businessProfiles.id, jobs.businessId))
    .innerJoin(repProfiles, eq(repProfiles.id, jobApplications.repId))
    .where(eq(jobApplications.id, applicationId))
    // Its business does not go between the reading of its name and the telling.
    .for('share', { of: jobs });
  if (!found?.asksCourses || found.status === 'withdrawn') return;
  const { jobId, jobTitle, name, asksCourses, businessUserId, repUserId } = found;
  const { which } = asksCourses;
  const missing = missingCourses(which, await findProgress(tx.db, repUserId, asksCourses));
  if (missing.length === 0) return;
  const courses = missing.map(({ id, title }) => ({ id, title }));
  const told = await tellUsers(tx, [
    {
      userId: repUserId,
      aboutUserId: businessUserId,
      content: { kind: 'courses.asked', applicationId, jobId, jobTitle, name, which, courses },
      how: { once: `courses.asked ${applicationId}` },
    },
  ]);
  await publishLive(tx, told, { type: 'notification.changed' });
}
