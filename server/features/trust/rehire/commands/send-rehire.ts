import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { RehireInput, RehirePlan } from '#contract/trust/rehire.ts';
import { hasRoom } from '#domain/applications/application-lifecycle.ts';
import { refuseApplication } from '#domain/jobs/job-lifecycle.ts';
import { type Shift, shiftsOf } from '#domain/jobs/shifts.ts';
import { mayAnswerBy } from '#domain/rehire/deadline.ts';
import { dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { waitForTurn } from '#server/platform/db/wait-for-turn.ts';
import { eventKind } from '#server/platform/events/event-kind.ts';
import type { LegallyAsked } from '#server/platform/http/route.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { newJobLacksTerms } from '#texts/jobs/sales-terms.ts';
import { conflictWords } from '#texts/trust/rehire.ts';
import type { BusinessActor } from '../../../accounts/access.ts';
import { insistOpen } from '../../../accounts/commands/bar-user.ts';
import { countAccepted } from '../../../applications/queries/count-accepted.ts';
import { countHiredReps } from '../../../applications/queries/count-hired-reps.ts';
import type { Signer } from '../../../engagements/terms/commands/sign-terms.ts';
import { lockOwnJob } from '../../../jobs/commands/lock-job.ts';
import { postJob } from '../../../jobs/commands/post-job.ts';
import { setSalesTerms } from '../../../jobs/sales-terms/commands.ts';
import { lacksSalesTerms } from '../../../jobs/sales-terms/queries.ts';
import type { JobRow } from '../../../jobs/tables.ts';
import { requireLegal } from '../../../vetting/access.ts';
import { chooseStandby } from '../../standby/commands/choose-standby.ts';
import { standbyOrders } from '../../standby/tables.ts';
import { checkTeam } from '../queries/check-team.ts';
import { rehireInvitations, rehires } from '../tables.ts';

/** Emitted when a rep is invited to work for a business again. */
export const rehireInvited = eventKind<{ readonly invitationId: string }>('rehire.invited');

interface Sent extends RehireInput {
  /** False only in tests: without a limit of jobs a day. */
  readonly limited: boolean;
  readonly from: Pick<Signer, 'address' | 'userAgent'>;
}

/**
 * Invites a team to a job, posting it first if it is a new one. All or nothing: one rep who can't be invited refuses the whole, and the refusal names
 * them. Serialized for each business, so that of two tabs the second sees the invitations of the first.
 */
export async function sendRehire(tx: Tx, actor: BusinessActor & LegallyAsked, sent: Sent): Promise<string> {
  const { businessId } = actor;
  requireLegal(actor);
  await insistOpen(tx, actor);
  await waitForTurn(tx, `rehires of ${businessId}`);
  const job = await openJob(tx, actor, sent);
  if (await lacksSalesTerms(tx.db, job))
    throw new Refusal('sales.terms_missing', sent.job.kind === 'post' ? { detail: newJobLacksTerms } : {});
  const shifts = shiftsToCome(job);
  const [first] = shifts;
  if (!first) throw new Refusal('rehire.days_open');
  const answerBy = new Date(sent.answerBy);
  if (!mayAnswerBy(answerBy, { now: now(), start: first.start, closesOn: job.closesOn }))
    throw new Refusal('rehire.deadline_invalid');
  if (!hasRoom({ positions: job.positions, accepted: await countAccepted(tx.db, job.id) }))
    throw new Refusal('rehire.no_room');
  const reps = await checkTeam(tx.db, actor, { engagementIds: sent.engagementIds, shifts, jobId: job.id });
  if (reps.some(({ conflict }) => conflict !== null))
    throw new Refusal('rehire.conflicts', { detail: conflictWords(reps) });
  if (sent.emptyPlaces === 'standby') await signForStandby(tx, actor, job.id, sent);
  const rehireId = uuidv7();
  const { emptyPlaces } = sent;
  await tx.db.insert(rehires).values({ id: rehireId, businessId, jobId: job.id, emptyPlaces, answerBy, sentAt: now() });
  const invitations = reps.map(({ repId }) => ({
    id: uuidv7(),
    rehireId,
    jobId: job.id,
    repId,
    status: 'open' as const,
  }));
  await tx.db.insert(rehireInvitations).values(invitations);
  await tx.emitAll(
    rehireInvited,
    invitations.map(({ id }) => ({ invitationId: id })),
  );
  return rehireId;
}

export const shiftsToCome = (job: Parameters<typeof shiftsOf>[0]): readonly Shift[] =>
  shiftsOf(job).filter(({ start }) => start > now());

/** The job of the act, locked. */
async function openJob(
  tx: Tx,
  actor: BusinessActor & LegallyAsked,
  { job, limited }: { readonly job: RehirePlan['job']; readonly limited: boolean },
): Promise<JobRow> {
  const { businessId } = actor;
  const history = { limited, countHiredReps: () => countHiredReps(tx.db, businessId) };
  const jobId = job.kind === 'open' ? job.jobId : (await postJob(tx, actor, history, job.input)).id;
  // Before anyone is invited: what an invitation pays includes them.
  if (job.kind === 'post' && job.salesTerms) await setSalesTerms(tx, actor, { jobId, terms: job.salesTerms });
  const locked = await lockOwnJob(tx.db, businessId, jobId);
  if (!locked) throw new Refusal('job.not_found');
  if (refuseApplication(locked, dayInSouthAfrica(now()))) throw new Refusal('job.not_active');
  return locked;
}

/** Empty places go to reps on standby only under a signature of the business for this job. */
async function signForStandby(
  tx: Tx,
  actor: BusinessActor & LegallyAsked,
  jobId: string,
  { signed, from }: Pick<Sent, 'signed' | 'from'>,
): Promise<void> {
  const [order] = await tx.db.select().from(standbyOrders).where(eq(standbyOrders.jobId, jobId));
  if (signed) {
    const { agreed: _ticked, ...names } = signed;
    // What was signed here are the places that stay empty, not those of reps who drop out.
    return chooseStandby(tx, actor, { jobId, automatic: order?.automatic ?? false, ...names, from });
  }
  if (!order) throw new Refusal('rehire.not_signed');
}
