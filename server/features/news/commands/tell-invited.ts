import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { publishLive } from '#server/platform/events/publish-live.ts';
import type { repInvited } from '../../engagements/team/commands/invite-rep.ts';
import { jobs } from '../../jobs/tables.ts';
import { tellUsers } from '../../notifications/commands/tell-users.ts';
import { businessProfiles, repProfiles } from '../../profiles/tables.ts';

/** The name of the task, for those who only add it. */
export const tellInvitedTask = 'news.tell_invited';

export type Invitation = NonNullable<(typeof repInvited)['payload']>;

/** A business wants to have a rep: the rep is told in the background. */
export async function announceInvitation(tx: Tx, { jobId, repId }: Invitation): Promise<void> {
  await tx.enqueue<Invitation>(tellInvitedTask, { jobId, repId });
}

/** Notifies the rep at most once, and once more after each withdrawal. Skips jobs that take no applications any more. */
export async function tellInvited(tx: Tx, { jobId, repId }: Invitation): Promise<void> {
  const [invited] = await tx.db
    .select({
      jobTitle: jobs.title,
      name: businessProfiles.companyName,
      businessUserId: businessProfiles.userId,
      repUserId: repProfiles.userId,
      again: sql<boolean>`exists (
        select from job_invitations i where i.job_id = ${jobs.id} and i.rep_id = ${repProfiles.id})`,
      withdrawn: sql<number>`(
        select count(*)::int from application_steps s join job_applications a on a.id = s.application_id
        where a.job_id = ${jobs.id} and a.rep_id = ${repProfiles.id} and s.status = 'withdrawn')`,
    })
    .from(jobs)
    .innerJoin(businessProfiles, eq(businessProfiles.id, jobs.businessId))
    .innerJoin(repProfiles, eq(repProfiles.id, sql`${repId}::uuid`))
    .where(and(eq(jobs.id, jobId), eq(jobs.status, 'active')))
    // Its business does not go between the reading of its name and the telling.
    .for('share', { of: jobs });
  if (!invited) return;
  const { jobTitle, name, again, withdrawn, businessUserId, repUserId } = invited;
  const told = await tellUsers(tx, [
    {
      userId: repUserId,
      aboutUserId: businessUserId,
      content: { kind: 'job.invited', jobId, jobTitle, name, again },
      how: { once: ['job.invited', jobId, ...(withdrawn > 0 ? [withdrawn] : [])].join(' ') },
    },
  ]);
  await publishLive(tx, told, { type: 'notification.changed' });
}
