import { and, eq } from 'drizzle-orm';
import { refusePlan, wayOfChange } from '#domain/engagements/change-of-terms.ts';
import { deadlineOf } from '#domain/engagements/deadlines.ts';
import { remindAt } from '#domain/engagements/reminders.ts';
import { milestoneTraits } from '#domain/engagements/states.ts';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { RepActor } from '../../../accounts/access.ts';
import { type LockedEngagement, lockOwnEngagement, milestoneOf } from '../../commands/move-milestone.ts';
import { planWork } from '../../commands/plan-work.ts';
import { engagements, milestones } from '../../tables.ts';
import { engagementTerms, type TermsRow } from '../tables.ts';
import { endTerms, findVersions } from './end-terms.ts';
import { emitTermsChanged } from './terms-changed.ts';
import { statedColumns, termsInForce } from './write-terms.ts';

/** The proposal that waits for the rep, if it is the version they read. */
async function findProposed(tx: Tx, engagementId: string, termsVersion: number): Promise<TermsRow> {
  const versions = await findVersions(tx.db, engagementId);
  const proposed = versions.find(({ status }) => status === 'proposed');
  if (proposed?.version !== termsVersion) throw new Refusal('engagement.terms_changed');
  if (proposed.dueAt !== null && proposed.dueAt <= now()) throw new Refusal('engagement.too_late');
  return proposed;
}

/**
 * Agrees for the rep to what the business proposed: from here on those are the terms. Signing the new days also confirms attendance, so confirmed
 * milestones stay confirmed. Every deadline is recomputed.
 */
export async function adoptTerms(tx: Tx, locked: LockedEngagement, termsVersion: number): Promise<void> {
  const { engagement } = locked;
  const { id: engagementId } = engagement;
  const proposed = await findProposed(tx, engagementId, termsVersion);
  const way = wayOfChange(
    locked.milestones.map((row) => milestoneOf(locked, row)),
    now(),
  );
  if (way !== 'with the rep') throw new Refusal(way === 'at once' ? 'engagement.terms_changed' : way);
  const planned = planWork({ ...engagement, ...statedColumns(proposed) });
  const refusal = refusePlan(locked.milestones, planned);
  if (refusal) throw new Refusal(refusal);

  await endTerms(tx, await termsInForce(tx, engagement), 'replaced');
  await tx.db
    .update(engagementTerms)
    .set({ status: 'in_force' })
    .where(and(eq(engagementTerms.engagementId, engagementId), eq(engagementTerms.version, termsVersion)));
  await tx.db
    .update(engagements)
    .set({ ...statedColumns(proposed), termsVersion, agreedAt: now() })
    .where(eq(engagements.id, engagementId));
  for (const [at, { id, number, status }] of locked.milestones.entries()) {
    const plan = planned[at];
    const { deadline } = milestoneTraits[status];
    if (!plan || !deadline)
      throw new Error('What can be changed has as many milestones as before, each with a deadline.');
    const dueAt = deadlineOf(deadline, now(), { number, start: plan.startsAt, end: plan.endsAt });
    await tx.db
      .update(milestones)
      .set({ ...plan, number, dueAt, remindAt: remindAt(deadline, now(), dueAt) })
      .where(eq(milestones.id, id));
  }
  await emitTermsChanged(tx, engagement, termsVersion, 'agreed');
}

/** Declines the proposal for the rep: the agreed terms stay in force. */
export async function declineTerms(
  tx: Tx,
  { repId }: RepActor,
  { engagementId, termsVersion }: { readonly engagementId: string; readonly termsVersion: number },
): Promise<void> {
  const { engagement } = await lockOwnEngagement(tx, { repId }, engagementId);
  const proposed = await findProposed(tx, engagementId, termsVersion);
  await endTerms(tx, proposed, 'declined');
  await emitTermsChanged(tx, engagement, termsVersion, 'declined');
}
