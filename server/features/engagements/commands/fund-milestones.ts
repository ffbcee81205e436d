import { inArray } from 'drizzle-orm';
import { refuseMove } from '#domain/engagements/lifecycle.ts';
import { priceOf } from '#domain/engagements/money.ts';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { milestones } from '../tables.ts';
import { lockEngagementRows, milestoneOf, moveMilestone } from './move-milestone.ts';
import { moveByClock } from './move-on-time.ts';

/**
 * Funds milestones that the business has paid for. Returns those that can no longer be funded or already were: their money is refunded.
 * @param paid the amount for each; a milestone whose price has changed since isn't funded
 */
export async function fundMilestones(
  tx: Tx,
  milestoneIds: readonly string[],
  paid?: ReadonlyMap<string, bigint>,
): Promise<string[]> {
  const rows = await tx.db
    .select({ engagementId: milestones.engagementId })
    .from(milestones)
    .where(inArray(milestones.id, [...milestoneIds]));
  const funded = new Set<string>();
  // Locked in a fixed order, so that two payments don't deadlock.
  for (const engagementId of [...new Set(rows.map((row) => row.engagementId))].toSorted()) {
    const locked = await lockEngagementRows(tx, engagementId);
    for (const row of locked.milestones.filter(({ id }) => milestoneIds.includes(id))) {
      const milestone = milestoneOf(locked, row);
      if (refuseMove('fund', 'provider', milestone, now())) continue;
      if (paid && paid.get(row.id) !== priceOf(milestone.money)) continue;
      await moveMilestone(tx, locked, row, { move: 'fund', by: 'provider' });
      funded.add(row.id);
    }
    await moveByClock(tx, engagementId);
  }
  return milestoneIds.filter((id) => !funded.has(id));
}
