import { eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import { ledgerEntries, ledgerTransfers, platformAccounts } from '../tables.ts';

const earning = [
  platformAccounts.platform_earnings,
  platformAccounts.subscription_income,
  platformAccounts.chargeback_losses,
];

/**
 * What the platform has earned, in cents, and had a month ago: commission and subscriptions, less what went back to payers or
 * was taken back by their banks. What the payment provider keeps is a cost, and not in it.
 */
export async function readPlatformEarnings(db: Db): Promise<{ readonly now: number; readonly monthAgo: number }> {
  const cents = sql`sum(${ledgerEntries.amountCents})`;
  const [sums] = await db
    .select({
      now: sql<string | null>`${cents}`,
      monthAgo: sql<string | null>`${cents} filter (where ${ledgerTransfers.createdAt} <= now() - interval '1 month')`,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerTransfers, eq(ledgerTransfers.id, ledgerEntries.transferId))
    .where(inArray(ledgerEntries.accountId, earning));
  return { now: Number(sums?.now ?? 0), monthAgo: Number(sums?.monthAgo ?? 0) };
}
