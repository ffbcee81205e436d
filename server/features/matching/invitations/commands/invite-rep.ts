import { and, eq, isNull, sql } from 'drizzle-orm';
import { refuseApplication } from '#domain/jobs/job-lifecycle.ts';
import { dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import { now } from '#server/platform/clock.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { eventKind } from '#server/platform/events/event-kind.ts';
import type { LegallyAsked } from '#server/platform/http/route.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { BusinessActor } from '../../../accounts/access.ts';
import { insistOpen } from '../../../accounts/commands/bar-user.ts';
import { barsAnother } from '../../../applications/queries/bars-another.ts';
import { jobApplications } from '../../../applications/tables.ts';
import { lockOwnJob } from '../../../jobs/commands/lock-job.ts';
import { businessProfiles } from '../../../profiles/tables.ts';
import { requireLegal } from '../../../vetting/access.ts';
import { findSuggestible } from '../../queries/suggest-reps.ts';
import { matchInvitations } from '../../tables/shown.ts';
import { countInvitationsLeft } from '../queries/count-left.ts';

export interface Invited {
  readonly jobId: string;
  readonly repId: string;
}

/** Emitted when a business invites a rep to apply. */
export const suggestedRepInvited = eventKind<Invited>('matching.rep_invited');

/** Invites a suggested rep. Idempotent: an invited rep is notified once. */
export async function inviteSuggested(
  tx: Tx,
  actor: BusinessActor & LegallyAsked,
  { jobId, repId }: Invited,
): Promise<void> {
  const { businessId } = actor;
  await insistOpen(tx, actor);
  const job = await lockOwnJob(tx.db, businessId, jobId);
  if (!job) throw new Refusal('job.not_found');
  requireLegal(actor);
  if (refuseApplication(job, dayInSouthAfrica(now()))) throw new Refusal('job.not_active');
  const own = and(eq(matchInvitations.jobId, jobId), eq(matchInvitations.repId, repId));
  const [before] = await tx.db.select().from(matchInvitations).where(own);
  if (before && !before.takenBackAt) return;
  // A rep who withdrew declined a business that doesn't know them, and isn't suggested to it again.
  const applied = and(eq(jobApplications.jobId, jobId), eq(jobApplications.repId, repId), barsAnother);
  if ((await tx.db.$count(jobApplications, applied)) > 0) throw new Refusal('invitation.already_applied');
  const suggested = await findSuggestible(tx.db, jobId);
  if (!suggested.some(({ rep }) => rep.repId === repId)) throw new Refusal('invitation.not_suggested');
  // Locked, so that the second of two concurrent invitations counts the first.
  await tx.db
    .select({ id: businessProfiles.id })
    .from(businessProfiles)
    .where(eq(businessProfiles.id, businessId))
    .for('no key update');
  if ((await countInvitationsLeft(tx.db, businessId)) === 0) throw new Refusal('invitation.daily_allowance');
  await tx.db
    .insert(matchInvitations)
    .values({ jobId, repId, businessId, invitedAt: now() })
    .onConflictDoUpdate({
      target: [matchInvitations.jobId, matchInvitations.repId],
      set: { invitedAt: now(), takenBackAt: null },
    });
  await tx.emit(suggestedRepInvited, { jobId, repId });
}

/**
 * Withdraws an invitation. Idempotent, also without one. A declined invitation can be withdrawn like an unanswered one, so that the business doesn't
 * learn of it.
 */
export async function cancelInvitation(
  tx: Tx,
  { businessId }: BusinessActor,
  { jobId, repId }: Invited,
): Promise<void> {
  const job = await lockOwnJob(tx.db, businessId, jobId);
  if (!job) throw new Refusal('job.not_found');
  const own = and(eq(matchInvitations.jobId, jobId), eq(matchInvitations.repId, repId));
  const [invited] = await tx.db.select().from(matchInvitations).where(own).for('update');
  if (invited?.answer === 'applied') throw new Refusal('invitation.answered');
  await tx.db.update(matchInvitations).set({ takenBackAt: now() }).where(own);
}

/** Adds an invitation of a rep whom the business knows, made on the team page, to the rep's list. */
export async function keepInvitation(tx: Tx, { jobId, repId }: Invited): Promise<void> {
  await tx.db.execute(sql`
    insert into match_invitations (job_id, rep_id, business_id, invited_at)
    select id, ${repId}::uuid, business_id, ${now().toISOString()}::timestamptz from jobs where id = ${jobId}
    on conflict (job_id, rep_id) do update set taken_back_at = null,
      -- Applied and withdrew: this invitation is open again.
      invited_at = case when match_invitations.answer = 'applied' then excluded.invited_at else match_invitations.invited_at end,
      answered_at = case when match_invitations.answer = 'applied' then null else match_invitations.answered_at end,
      answer = nullif(match_invitations.answer, 'applied')`);
}

const answerInvitation = prepared('match_invitations_applied', (db, name) =>
  db
    .update(matchInvitations)
    .set({ answer: 'applied', answeredAt: sql`${sql.placeholder('at')}::timestamptz` })
    .where(
      and(
        eq(matchInvitations.jobId, sql.placeholder('jobId')),
        eq(matchInvitations.repId, sql.placeholder('repId')),
        isNull(matchInvitations.answer),
      ),
    )
    .prepare(name),
);

/** Marks the invitation as answered by the application. */
export function answerByApplying(tx: Tx, { jobId, repId }: Invited): void {
  tx.inPassing(answerInvitation(tx.db).execute({ jobId, repId, at: now().toISOString() }));
}
