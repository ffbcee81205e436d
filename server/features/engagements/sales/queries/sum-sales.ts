import { and, eq, gte, inArray, lt, max, min, or, type SQL, sql } from 'drizzle-orm';
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

interface CountOptions {
  /** Also those that the business disputes. */
  readonly disputed?: boolean;
  /** Only those made in one of these times. */
  readonly within?: readonly SQL[];
}

/** The sales that count. */
export async function countSales(
  db: Db,
  engagementId: string,
  { disputed = false, within }: CountOptions = {},
): Promise<CountedSales> {
  const counting = disputed ? (['counted', 'disputed'] as const) : (['counted'] as const);
  const [found] = await db
    .select({
      sales: sql<number>`count(*)::int`,
      amountCents: sql`coalesce(sum(${sales.amountCents}), 0)`.mapWith(BigInt),
    })
    .from(sales)
    .where(and(eq(sales.engagementId, engagementId), inArray(sales.status, [...counting]), within && or(...within)));
  return found ?? { sales: 0, amountCents: 0n };
}

/** The parts of a gig that are paid for, each with when its sales begin and end: a part lasts until the next one begins. */
function partsInTime(all: readonly MilestoneRow[]) {
  const parts = all
    .filter(({ status }) => paidFor.includes(status))
    .toSorted((one, other) => one.number - other.number);
  return parts.flatMap((part, index) =>
    part.startsAt === null ? [] : [{ part, from: part.startsAt, next: parts[index + 1]?.startsAt ?? null }],
  );
}

/** The part in which a sale was made. */
export const partAt = (all: readonly MilestoneRow[], at: Date): MilestoneRow | undefined =>
  partsInTime(all).find(({ from, next }) => from <= at && (next === null || at < next))?.part;

/**
 * The times whose sales a part pays for: its own, and those of approved parts, whose sales may be recorded late. What was sold in other parts is for
 * their own approval or decision.
 */
function timesOf(all: readonly MilestoneRow[], row: MilestoneRow): SQL[] {
  return partsInTime(all).flatMap(({ part, from, next }) => {
    if (part.id !== row.id && part.status !== 'completed') return [];
    return and(gte(sales.at, from), next ? lt(sales.at, next) : undefined) ?? [];
  });
}

/** The sales that the approval of a part pays for, with those that approved parts have paid. @param disputed also those that the business disputes */
async function countForPart(
  db: Db,
  all: readonly MilestoneRow[],
  row: MilestoneRow,
  disputed = false,
): Promise<CountedSales> {
  const within = timesOf(all, row);
  return within.length === 0 ? { sales: 0, amountCents: 0n } : countSales(db, row.engagementId, { disputed, within });
}

interface Part {
  /** All parts of its gig. */
  readonly all: readonly MilestoneRow[];
  readonly row: MilestoneRow;
}

/** The same of many parts in one query, by part, without sales that the business disputes. */
export async function countForParts(db: Db, parts: readonly Part[]): Promise<ReadonlyMap<string, CountedSales>> {
  const counts = parts.map(({ all, row }) => {
    const counting = and(
      ...[eq(sales.engagementId, row.engagementId), eq(sales.status, 'counted')],
      or(...timesOf(all, row)) ?? sql`false`,
    );
    return sql`select ${row.id}::text as id, count(*)::int as sales, coalesce(sum(${sales.amountCents}), 0)::text as cents from ${sales} where ${counting}`;
  });
  if (counts.length === 0) return new Map();
  const { rows } = await db.execute<{ id: string; sales: number; cents: string }>(sql.join(counts, sql` union all `));
  return new Map(rows.map(({ id, sales: count, cents }) => [id, { sales: count, amountCents: BigInt(cents) }]));
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
  const { salesTerms: terms, payCents: totalCents } = engagement;
  if (!terms) return null;
  const counted = await countForPart(db, all, row, disputed);
  const others = all.filter(({ id }) => id !== row.id).map((one) => payingPart(engagement, one));
  return payByApproval(terms, row, { totalCents, others, counted });
}
