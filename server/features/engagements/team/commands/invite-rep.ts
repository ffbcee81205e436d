import { and, eq, not, sql } from 'drizzle-orm';
import { dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { eventKind } from '#server/platform/events/event-kind.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { BusinessActor } from '../../../accounts/access.ts';
import { isBarred } from '../../../accounts/queries/is-barred.ts';
import { users } from '../../../accounts/tables.ts';
import { barsAnother, withdrawnAt } from '../../../applications/queries/bars-another.ts';
import { jobApplications } from '../../../applications/tables.ts';
import { lockOwnJob } from '../../../jobs/commands/lock-job.ts';
import { repProfiles } from '../../../profiles/tables.ts';
import { lockOwnEngagement } from '../../commands/move-milestone.ts';
import { jobInvitations } from '../tables.ts';

interface Invited {
  readonly jobId: string;
  readonly repId: string;
}

/** Emitted when a business invites a rep who worked for it to another job. */
export const repInvited = eventKind<Invited>('engagement.rep_invited');

interface Wish {
  readonly engagementId: string;
  readonly jobId: string;
}

/** Notifies the rep of a gig about another job, once for each job and once more after each withdrawal. */
export async function inviteRep(tx: Tx, { businessId }: BusinessActor, { engagementId, jobId }: Wish): Promise<void> {
  const { engagement } = await lockOwnEngagement(tx, { businessId }, engagementId);
  const { repId } = engagement;
  const job = await lockOwnJob(tx.db, businessId, jobId);
  if (!job) throw new Refusal('job.not_found');
  if (job.status !== 'active' || job.closesOn < dayInSouthAfrica(now())) throw new Refusal('job.not_active');
  const [here] = await tx.db
    .select({ id: users.id })
    .from(repProfiles)
    .innerJoin(users, eq(users.id, repProfiles.userId))
    .where(and(eq(repProfiles.id, repId), sql`${users}.deleted_at is null`, not(isBarred)));
  if (!here) throw new Refusal('engagement.rep_gone');
  const applied = await tx.db
    .select({ id: jobApplications.id })
    .from(jobApplications)
    .where(and(eq(jobApplications.jobId, jobId), eq(jobApplications.repId, repId), barsAnother));
  if (applied.length > 0) throw new Refusal('invitation.already_applied');
  // By the database's clock, like the step of a withdrawal.
  const written = await tx.db
    .insert(jobInvitations)
    .values({ jobId, repId, invitedAt: sql`clock_timestamp()` })
    .onConflictDoUpdate({
      target: [jobInvitations.jobId, jobInvitations.repId],
      set: { invitedAt: sql`clock_timestamp()` },
      setWhere: sql`${jobInvitations.invitedAt} < ${withdrawnAt(jobId, repId)}`,
    })
    .returning({ jobId: jobInvitations.jobId });
  if (written.length > 0) await tx.emit(repInvited, { jobId, repId });
}
