import { and, eq, ne, or, type SQL } from 'drizzle-orm';
import type { Attachment } from '#contract/messaging/attachments.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { SignedInActor } from '../../accounts/access.ts';
import { interviews, jobApplications } from '../../applications/tables.ts';
import { jobs } from '../../jobs/tables.ts';
import { conversations } from '../tables.ts';
import type { Member } from './find-member.ts';

/** The job to attach, or none: a business can attach its own jobs in any status, a rep those that reps can find. */
export async function findAttachableJob(
  db: Db,
  { side }: Pick<Member, 'side'>,
  { businessId }: SignedInActor,
  jobId: string,
): Promise<Attachment> {
  const own = businessId === null || side === 'rep' ? undefined : eq(jobs.businessId, businessId);
  const open: SQL | undefined = side === 'business' ? undefined : eq(jobs.status, 'active');
  const [job] = await db
    .select({ title: jobs.title, status: jobs.status })
    .from(jobs)
    .where(and(eq(jobs.id, jobId), or(own, open)));
  if (!job || (own ?? open) === undefined) throw new Refusal('job.not_found');
  return { kind: 'job', jobId, title: job.title, open: job.status === 'active' };
}

/** The interview to attach: one proposed for the application that the conversation is about. */
export async function findAttachableInterview(
  db: Db,
  conversationId: string,
  interviewId: string,
): Promise<Attachment> {
  const [found] = await db
    .select({ interview: interviews, jobId: jobApplications.jobId })
    .from(interviews)
    .innerJoin(jobApplications, eq(jobApplications.id, interviews.applicationId))
    .innerJoin(conversations, eq(conversations.applicationId, interviews.applicationId))
    .where(
      and(
        eq(interviews.id, interviewId),
        eq(conversations.id, conversationId),
        eq(conversations.kind, 'application'),
        ne(interviews.status, 'replaced'),
      ),
    );
  if (!found) throw new Refusal('interview.not_found');
  const { applicationId, times, minutes, status, acceptedTime } = found.interview;
  return {
    ...{ kind: 'interview', applicationId, jobId: found.jobId, interviewId, minutes, status },
    times: times.map((time) => time.toISOString()),
    acceptedTime: acceptedTime?.toISOString() ?? null,
  };
}
