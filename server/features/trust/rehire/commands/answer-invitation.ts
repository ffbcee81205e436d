import { and, eq } from 'drizzle-orm';
import { applicationTransitions, hasRoom } from '#domain/applications/application-lifecycle.ts';
import { overStatuses } from '#domain/engagements/lifecycle.ts';
import { takingStatuses } from '#domain/engagements/states.ts';
import { refuseApplication, refuseHiring } from '#domain/jobs/job-lifecycle.ts';
import { dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import type { LegallyAsked } from '#server/platform/http/route.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { acceptedInvitation } from '#texts/trust/rehire.ts';
import type { BusinessActor, RepActor } from '../../../accounts/access.ts';
import { findBarred } from '../../../accounts/commands/bar-user.ts';
import { applyForJob } from '../../../applications/commands/apply-for-job.ts';
import { lockApplication } from '../../../applications/commands/lock-application.ts';
import { hireApplicant } from '../../../applications/commands/move-application.ts';
import { countAccepted } from '../../../applications/queries/count-accepted.ts';
import { jobApplications } from '../../../applications/tables.ts';
import { insistOnFreeHours } from '../../../engagements/commands/insist-on-free-hours.ts';
import { engagements } from '../../../engagements/tables.ts';
import { lockOwnJob } from '../../../jobs/commands/lock-job.ts';
import { lacksSalesTerms } from '../../../jobs/sales-terms/queries.ts';
import type { JobRow } from '../../../jobs/tables.ts';
import { requireLegal } from '../../../vetting/access.ts';
import { askLegalGate } from '../../../vetting/commands/ask-legal-gate.ts';
import { findInvited, planInvited } from '../queries/find-rehire.ts';
import { rehireInvitations, rehires } from '../tables.ts';
import { rehireWithdrawn } from './end-rehires.ts';
import { lockRehire, settleRehire } from './settle-rehire.ts';

/** Being hired for the same hours is enough: the terms aren't agreed yet. */
const notOver = takingStatuses.filter((status) => !overStatuses.includes(status));

interface Hired {
  readonly applicationId: string;
  /** Null: gigs aren't agreed here. */
  readonly engagementId: string | null;
}

/**
 * Accepts an invitation for the rep: applies for the job and hires them under all rules of accepting an applicant. The terms of work follow, as for any
 * hire. Locks the users, the job and the act in this order, so that of two reps who accept the last place, the second finds it taken.
 */
export async function acceptInvitation(tx: Tx, actor: RepActor & LegallyAsked, invitationId: string): Promise<Hired> {
  requireLegal(actor);
  const { userId, repId } = actor;
  const { businessUserId, rehire: read, job: asked } = await findInvited(tx.db, repId, invitationId);
  const barred = await findBarred(tx, [businessUserId, userId]);
  const job = await lockOwnJob(tx.db, read.businessId, asked.id);
  const rehire = await lockRehire(tx, read);
  const found = await findInvited(tx.db, repId, invitationId);
  if (!rehire || found.invitation.status !== 'open' || rehire.answerBy <= now()) throw new Refusal('rehire.over');
  if (barred.has(userId)) throw new Refusal('account.suspended');
  if (barred.has(businessUserId) || (await askLegalGate(tx, businessUserId, 'business')))
    throw new Refusal('rehire.business_closed');
  if (!job || refuseHiring(job.status) || !(await planInvited(tx.db, found))) throw new Refusal('rehire.place_taken');
  if (!hasRoom({ positions: job.positions, accepted: await countAccepted(tx.db, job.id) }))
    throw new Refusal('rehire.place_taken');
  // Only the business can set them.
  if (await lacksSalesTerms(tx.db, job)) throw new Refusal('rehire.place_taken');
  const applicationId = await findApplication(tx, actor, job);
  const row = await lockApplication(tx, { repId }, applicationId);
  // Before the hire, which ends the other invitations if this is the last place.
  await endInvitation(tx, invitationId, 'accepted');
  await hireApplicant(tx, { row, job, barred, businessUserId, repUserId: userId, note: null });
  const [opened] = await tx.db
    .select({ id: engagements.id })
    .from(engagements)
    .where(eq(engagements.applicationId, applicationId));
  if (opened) await insistOnFreeHours(tx, repId, opened.id, notOver);
  await settleRehire(tx, rehire);
  return { applicationId, engagementId: opened?.id ?? null };
}

/** The rep's application for the job: one that is undecided, or a new one. */
async function findApplication(tx: Tx, actor: RepActor & LegallyAsked, job: JobRow): Promise<string> {
  const { id: jobId } = job;
  const [before] = await tx.db
    .select({ id: jobApplications.id, status: jobApplications.status })
    .from(jobApplications)
    .where(and(eq(jobApplications.jobId, jobId), eq(jobApplications.repId, actor.repId)));
  if (before && applicationTransitions.accept.from.some((status) => status === before.status)) return before.id;
  if (refuseApplication(job, dayInSouthAfrica(now()))) throw new Refusal('rehire.place_taken');
  return (await applyForJob(tx, actor, { jobId, message: acceptedInvitation })).id;
}

/** Declines an invitation for the rep. */
export async function declineInvited(tx: Tx, { repId }: RepActor, invitationId: string): Promise<void> {
  const { rehire: read } = await findInvited(tx.db, repId, invitationId);
  const rehire = await lockRehire(tx, read);
  if (!rehire || rehire.answerBy <= now()) throw new Refusal('rehire.over');
  await endInvitation(tx, invitationId, 'declined');
  await settleRehire(tx, rehire);
}

/** Withdraws an invitation for the business, until the rep answers. */
export async function withdrawInvited(tx: Tx, { businessId }: BusinessActor, invitationId: string): Promise<void> {
  const [own] = await tx.db
    .select({ id: rehires.id, businessId: rehires.businessId, jobId: rehires.jobId })
    .from(rehireInvitations)
    .innerJoin(rehires, eq(rehires.id, rehireInvitations.rehireId))
    .where(and(eq(rehireInvitations.id, invitationId), eq(rehires.businessId, businessId)));
  const rehire = own && (await lockRehire(tx, own));
  if (!rehire) throw new Refusal('rehire.not_found');
  await endInvitation(tx, invitationId, 'withdrawn');
  await tx.emit(rehireWithdrawn, { invitationId });
  await settleRehire(tx, rehire);
}

async function endInvitation(
  tx: Tx,
  invitationId: string,
  status: 'accepted' | 'declined' | 'withdrawn',
): Promise<void> {
  const ended = await tx.db
    .update(rehireInvitations)
    .set({ status, answeredAt: now() })
    .where(and(eq(rehireInvitations.id, invitationId), eq(rehireInvitations.status, 'open')))
    .returning({ id: rehireInvitations.id });
  if (ended.length === 0) throw new Refusal('rehire.over');
}
