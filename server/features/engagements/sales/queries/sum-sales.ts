import { and, eq, inArray, max, min, sql } from 'drizzle-orm';
import type { MilestoneStatus } from '#contract/engagements/options.ts';
import { saleLimits } from '#contract/engagements/sales-options.ts';
import { type CountedSales, type PayingPart, payByApproval } from '#domain/engagements/commission.ts';
import { type MilestoneMove, milestoneMoves } from '#domain/engagements/moves.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { type EngagementRow, type MilestoneRow, milestones } from '../../tables.ts';
import { sales } from '../tables.ts';

/** Work in any other status was never paid for, or ended without any. */
const paidFor: MilestoneStatus[] = ['funded', 'confirmed', 'active', 'submitted', 'completed', 'disputed', 'resolved'];

const hourMs = 3_600_000;

/** When sales count for a gig: null while no part of it is paid for. */
export async function findSalesTime(db: Db, engagementId: string): Promise<{ from: Date; until: Date } | null> {
  const [found] = await db
    .select({ from: min(milestones.startsAt), end: max(milestones.endsAt) })
    .from(milestones)
    .where(and(eq(milestones.engagementId, engagementId), inArray(milestones.status, paidFor)));
  if (!found?.from || !found.end) return null;
  return { from: found.from, until: new Date(found.end.getTime() + saleLimits.lateHours * hourMs) };
}

/** The sales that count and aren't settled; with `disputed` also those that the business disputes, with `settled` also settled ones. */
export async function countSales(
  db: Db,
  engagementId: string,
  { disputed = false, settled = false }: { readonly disputed?: boolean; readonly settled?: boolean } = {},
): Promise<CountedSales> {
  const counting = disputed ? (['counted', 'disputed'] as const) : (['counted'] as const);
  const [found] = await db
    .select({
      sales: sql<number>`count(*)::int`,
      amountCents: sql`coalesce(sum(${sales.amountCents}), 0)`.mapWith(BigInt),
    })
    .from(sales)
    .where(
      and(
        eq(sales.engagementId, engagementId),
        inArray(sales.status, [...counting]),
        settled ? undefined : eq(sales.settled, false),
      ),
    );
  return found ?? { sales: 0, amountCents: 0n };
}

/** A milestone with what its rep earned by its approval. */
export const payingPart = (
  { feeBearer }: Pick<EngagementRow, 'feeBearer'>,
  { payCents, status, fundedCents, heldCents, repCents, platformCents }: MilestoneRow,
): PayingPart => {
  const earned = feeBearer === 'rep' ? repCents + platformCents : repCents;
  return { payCents, earnedCents: status === 'completed' && fundedCents > 0n && heldCents === 0n ? earned : null };
};

/**
 * What a move that pays without an admin's decision pays of a milestone whose pay comes from sales. Null: its pay is fixed. Call it with the
 * engagement locked, as sales are recorded and disputed.
 */
export async function payBySales(
  db: Db,
  work: { readonly engagement: EngagementRow; readonly milestones: readonly MilestoneRow[] },
  row: MilestoneRow,
  move: MilestoneMove,
): Promise<bigint | null> {
  const { money } = milestoneMoves[move];
  if (money !== 'release' && money !== 'who spoke' && money !== 'as undisputed') return null;
  // The business was silent: what it disputed counts.
  return approvedPay(db, work, row, money === 'who spoke');
}

/** What an approval now pays of a milestone; null where its pay is fixed. @param disputed whether sales that the business disputes count */
export async function approvedPay(
  db: Db,
  { engagement, milestones: all }: { readonly engagement: EngagementRow; readonly milestones: readonly MilestoneRow[] },
  row: MilestoneRow,
  disputed = false,
): Promise<bigint | null> {
  const { salesTerms: terms, payCents: totalCents, salesPaidBeforeCents: settledCents } = engagement;
  if (!terms) return null;
  const counted = await countSales(db, engagement.id, { disputed });
  const others = all.filter(({ id }) => id !== row.id).map((one) => payingPart(engagement, one));
  return payByApproval(terms, row, { totalCents, others, counted, settledCents });
}
