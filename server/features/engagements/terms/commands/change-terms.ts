import { eq } from 'drizzle-orm';
import type { TermsInput } from '#contract/engagements/terms.ts';
import { refusePlan, wayOfChange } from '#domain/engagements/change-of-terms.ts';
import { deadlineOf } from '#domain/engagements/deadlines.ts';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { BusinessActor } from '../../../accounts/access.ts';
import { type LockedEngagement, lockOwnEngagement, milestoneOf } from '../../commands/move-milestone.ts';
import { milestonesOf } from '../../commands/open-engagement.ts';
import { planWork } from '../../commands/plan-work.ts';
import { engagements, milestones } from '../../tables.ts';
import { checkTerms, isSameTerms } from './check-terms.ts';
import { endTerms, findVersions } from './end-terms.ts';
import { type Signer, signRows } from './sign-terms.ts';
import { emitTermsChanged } from './terms-changed.ts';
import { statedColumns, termsInForce, writeTerms } from './write-terms.ts';

interface Change {
  readonly engagementId: string;
  readonly terms: TermsInput;
  readonly fullName: string;
  /** For a profile without one. */
  readonly phone: string | null;
  readonly from: Pick<Signer, 'address' | 'userAgent'>;
}

/**
 * Signs new days or other terms for the business. Before the rep has agreed they take effect immediately. Afterwards they are a proposal that waits
 * for the rep and replaces any earlier one. Proposing the terms in force withdraws a proposal.
 */
export async function changeTerms(tx: Tx, actor: BusinessActor, change: Change): Promise<void> {
  const { businessId, userId, sessionId } = actor;
  const { engagementId, fullName, phone, from } = change;
  const locked = await lockOwnEngagement(tx, { businessId }, engagementId);
  const { engagement } = locked;
  const at = now();
  const way = wayOfChange(
    locked.milestones.map((row) => milestoneOf(locked, row)),
    at,
  );
  if (way !== 'at once' && way !== 'with the rep') throw new Refusal(way);
  const inForce = await termsInForce(tx, engagement);
  const versions = await findVersions(tx.db, engagementId);
  const proposed = versions.find(({ status }) => status === 'proposed');
  const stated = { ...engagement, ...(await checkTerms(tx.db, engagement, change.terms)) };
  if (isSameTerms(inForce, stated)) {
    if (!proposed) return;
    await endTerms(tx, proposed, 'taken_back');
    return emitTermsChanged(tx, engagement, proposed.version, 'taken_back');
  }

  const version = Math.max(...versions.map((one) => one.version)) + 1;
  if (way === 'at once') {
    await endTerms(tx, inForce, 'replaced');
    await writeTerms(tx, [{ stated, version, status: 'in_force', madeAt: at }]);
    await tx.db
      .update(engagements)
      .set({ ...statedColumns(stated), termsVersion: version })
      .where(eq(engagements.id, engagementId));
    // None has been agreed to, so no other row references them.
    await tx.db.delete(milestones).where(eq(milestones.engagementId, engagementId));
    const planned = milestonesOf(stated, at);
    // Keeps the IDs as far as they go, for notifications that link to them.
    const known = locked.milestones.map(({ id }) => id);
    await tx.db.insert(milestones).values(planned.map((one, place) => ({ ...one, id: known[place] ?? one.id })));
  } else {
    const refusal = refusePlan(locked.milestones, planWork(stated));
    if (refusal) throw new Refusal(refusal);
    if (proposed) await endTerms(tx, proposed, 'replaced');
    await writeTerms(tx, [{ stated, version, status: 'proposed', madeAt: at, dueAt: answerBy(locked, stated, at) }]);
  }
  await emitTermsChanged(tx, engagement, version, way === 'at once' ? 'replaced' : 'proposed');
  const written = (await findVersions(tx.db, engagementId)).filter((one) => one.version === version);
  await signRows(tx, written, { side: 'business', fullName, phone, signer: { userId, sessionId, ...from } });
}

/**
 * When the rep has to answer by: the usual time to agree, counted to the earlier of the two starts, and no later than the next deadline of the agreed
 * milestones.
 */
function answerBy({ milestones: agreed }: LockedEngagement, stated: Parameters<typeof planWork>[0], at: Date): Date {
  const start = earliest([planWork(stated)[0]?.startsAt, agreed[0]?.startsAt]);
  const usual = deadlineOf('agree', at, { number: 1, start, end: null });
  return earliest([usual, ...agreed.map(({ dueAt }) => dueAt)]) ?? usual;
}

const earliest = (moments: readonly (Date | null | undefined)[]): Date | null =>
  moments.flatMap((one) => one ?? []).toSorted((one, other) => one.getTime() - other.getTime())[0] ?? null;
