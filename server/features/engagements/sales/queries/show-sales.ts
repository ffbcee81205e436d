import { and, eq, sql } from 'drizzle-orm';
import type { SalesOfGig } from '#contract/engagements/sales.ts';
import { commissionOf, fromSales, mostForSales, paidForSales } from '#domain/engagements/commission.ts';
import { now } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/db/pool.ts';
import type { Sides } from '../../access.ts';
import { findEngagement } from '../../queries/find-engagements.ts';
import { codePath, scansKeptSince } from '../present.ts';
import { saleScans, sales } from '../tables.ts';
import { findCode } from './find-code.ts';
import { countSales, findSalesTime, payingPart } from './sum-sales.ts';

async function countDisputed(db: Db, engagementId: string): Promise<number> {
  return db.$count(sales, and(eq(sales.engagementId, engagementId), eq(sales.status, 'disputed')));
}

async function countScans(db: Db, engagementId: string): Promise<number> {
  const [found] = await db
    .select({ scans: sql<number>`coalesce(sum(${saleScans.scans}), 0)::int` })
    .from(saleScans)
    .where(eq(saleScans.engagementId, engagementId));
  return found?.scans ?? 0;
}

/** What sales came to on a gig of this user, and what they pay. */
export async function showSales(db: Db, sides: Sides, engagementId: string, siteUrl: string): Promise<SalesOfGig> {
  const { engagement, milestones } = await findEngagement(db, sides, engagementId);
  const { salesTerms: terms, payCents: totalCents } = engagement;
  const counted = await countSales(db, engagementId);
  const code = await findCode(db, engagementId);
  const time = await findSalesTime(db, engagementId);
  // What a decision paid beyond the fixed pay was for sales, too.
  const parts = milestones.map((row) =>
    payingPart(engagement, row.status === 'resolved' ? { ...row, status: 'completed' } : row),
  );
  const held = milestones.filter(({ heldCents }) => heldCents > 0n);
  const sum = (amounts: readonly bigint[]) => Number(amounts.reduce((all, one) => all + one, 0n));
  return {
    ...{ terms, code },
    address: code === null ? null : siteUrl + codePath(code),
    scans: time && time.until < scansKeptSince(now()) ? null : await countScans(db, engagementId),
    sales: counted.sales,
    amountCents: Number(counted.amountCents),
    disputed: await countDisputed(db, engagementId),
    earnedCents: terms ? Number(commissionOf(terms, counted)) : 0,
    mostCents: terms ? Number(mostForSales(terms, totalCents)) : 0,
    heldCents: terms ? sum(held.map(({ payCents }) => fromSales(terms, payCents, totalCents))) : 0,
    paidCents: terms ? Number(paidForSales(terms, parts, totalCents)) : 0,
    from: time?.from.toISOString() ?? null,
    until: time?.until.toISOString() ?? null,
  };
}
