import { and, asc, eq, getTableColumns, inArray, isNotNull } from 'drizzle-orm';
import { type PayingPart, payByApproval } from '#domain/engagements/commission.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { engagements, milestones } from '../../tables.ts';
import { countForParts, payingPart } from './sum-sales.ts';

/** What the parts of gigs whose pay comes from sales would pay if they were approved now, one after the other, by milestone. */
export async function expectPay(db: Db, engagementIds: readonly string[]): Promise<ReadonlyMap<string, bigint>> {
  const expected = new Map<string, bigint>();
  if (engagementIds.length === 0) return expected;
  const rows = await db
    .select({ engagement: getTableColumns(engagements), milestone: getTableColumns(milestones) })
    .from(engagements)
    .innerJoin(milestones, eq(milestones.engagementId, engagements.id))
    .where(and(inArray(engagements.id, [...engagementIds]), isNotNull(engagements.salesTerms)))
    .orderBy(asc(milestones.number));
  const gigs = [...Map.groupBy(rows, ({ engagement }) => engagement.id).values()];
  const held = gigs.flatMap((parts) => {
    const all = parts.map(({ milestone }) => milestone);
    return all.flatMap((row) => (row.heldCents === 0n ? [] : [{ all, row }]));
  });
  const counts = await countForParts(db, held);
  for (const parts of gigs) {
    const paid = new Map<string, PayingPart>();
    for (const { engagement, milestone } of parts) paid.set(milestone.id, payingPart(engagement, milestone));
    for (const { engagement, milestone } of parts) {
      const { salesTerms, payCents: totalCents } = engagement;
      const counted = counts.get(milestone.id);
      if (!salesTerms || !counted) continue;
      const others = [...paid].flatMap(([other, part]) => (other === milestone.id ? [] : [part]));
      const earnedCents = payByApproval(salesTerms, milestone, { totalCents, others, counted });
      paid.set(milestone.id, { payCents: milestone.payCents, earnedCents });
      expected.set(milestone.id, earnedCents);
    }
  }
  return expected;
}
