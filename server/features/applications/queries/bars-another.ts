import { notInArray, sql } from 'drizzle-orm';
import { applicationTransitions } from '#domain/applications/application-lifecycle.ts';
import { jobApplications } from '../tables.ts';

/** Whether an application bars its rep from applying for the job again. A withdrawn one doesn't. */
export const barsAnother = notInArray(jobApplications.status, [...applicationTransitions.reapply.from]);

/** When a rep last withdrew from a job, or null. Both are IDs, or SQL for them. */
export const withdrawnAt = (jobId: unknown, repId: unknown) => sql<Date | null>`(
  select max(s.created_at) from application_steps s join job_applications a on a.id = s.application_id
  where a.job_id = ${jobId} and a.rep_id = ${repId} and s.status = 'withdrawn')`;
