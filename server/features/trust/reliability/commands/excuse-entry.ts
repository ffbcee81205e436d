import { and, eq } from 'drizzle-orm';
import type { excusers } from '#contract/trust/reliability-kinds.ts';
import { isExcusable } from '#domain/reliability/rule.ts';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { eventKind } from '#server/platform/events/event-kind.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { BusinessActor } from '../../../accounts/access.ts';
import { engagements, milestones } from '../../../engagements/tables.ts';
import { isStruck } from '../queries/read-counted.ts';
import { reliabilityEntries } from '../tables.ts';
import { refreshReliability, workOutFigures } from './work-out-figures.ts';

/** Emitted when an entry no longer counts: it was excused, or struck after an appeal. */
export const entrySetAside = eventKind<{ readonly entryId: string; readonly repId: string | null }>(
  'reliability.set_aside',
);

interface Excuse {
  readonly entryId: string;
  readonly reason: string;
}

/** Accepts a rep’s reason for an entry about a gig of this business, for good. */
export async function excuseAsBusiness(tx: Tx, { businessId }: BusinessActor, excuse: Excuse): Promise<void> {
  const [found] = await tx.db
    .select({ repId: reliabilityEntries.repId })
    .from(reliabilityEntries)
    .innerJoin(milestones, eq(milestones.id, reliabilityEntries.milestoneId))
    .innerJoin(engagements, eq(engagements.id, milestones.engagementId))
    .where(and(eq(reliabilityEntries.id, excuse.entryId), eq(engagements.businessId, businessId)));
  // A business’s own entries are about the same gig.
  if (!found?.repId) throw new Refusal('reliability.not_found');
  await excuseEntry(tx, excuse, 'business');
  await workOutFigures(tx, { repIds: [found.repId], businessIds: [] });
  await refreshReliability(tx, [businessId]);
  await tx.emit(entrySetAside, { entryId: excuse.entryId, repId: found.repId });
}

/** Of two who accept a reason at the same moment, the second is refused. */
export async function excuseEntry(
  tx: Tx,
  { entryId, reason }: Excuse,
  excusedBy: (typeof excusers)[number],
): Promise<void> {
  const one = eq(reliabilityEntries.id, entryId);
  const [entry] = await tx.db.select().from(reliabilityEntries).where(one).for('no key update');
  if (!entry) throw new Refusal('reliability.not_found');
  if (!isExcusable(entry.kind)) throw new Refusal('reliability.not_excusable');
  const isOver = entry.excusedAt !== null || (await tx.db.$count(reliabilityEntries, and(one, isStruck(tx.db)))) > 0;
  if (isOver) throw new Refusal('reliability.excused');
  await tx.db.update(reliabilityEntries).set({ excusedAt: now(), excusedBy, excusedFor: reason }).where(one);
}
