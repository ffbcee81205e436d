import { and, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import { engagements, milestones } from '../../tables.ts';
import { payHolds } from '../tables.ts';

export interface ChargedBackPay {
  /** Paid to the rep, wherever it is now. */
  readonly payCents: bigint;
  readonly onHoldCents: bigint;
}

/** Pay from charged-back payments, by rep. Reps without any are left out. */
export async function sumChargedBack(db: Db, repIds: readonly string[]): Promise<ReadonlyMap<string, ChargedBackPay>> {
  if (repIds.length === 0) return new Map();
  const rows = await db
    .select({
      repId: engagements.repId,
      payCents: sql`sum(${milestones.repCents})`.mapWith(BigInt),
      onHoldCents: sql`coalesce(sum(${payHolds.amountCents}) filter (where ${payHolds.liftedAt} is null), 0)`.mapWith(
        BigInt,
      ),
    })
    .from(milestones)
    .innerJoin(engagements, eq(engagements.id, milestones.engagementId))
    .leftJoin(payHolds, eq(payHolds.milestoneId, milestones.id))
    .where(
      and(inArray(engagements.repId, [...repIds]), isNotNull(milestones.chargedBackAt), gt(milestones.repCents, 0n)),
    )
    .groupBy(engagements.repId);
  return new Map(rows.map(({ repId, ...sums }) => [repId, sums]));
}
