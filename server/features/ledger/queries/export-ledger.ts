import { and, asc, eq, inArray, or } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import { ledgerAccounts, ledgerEntries, ledgerTransfers } from '../tables.ts';
import { readBusinessTotals, readRepTotals } from './read-totals.ts';

interface Profiles {
  readonly repId: string | null;
  readonly businessId: string | null;
}

/** What a user earned and spent, with every entry of their accounts, oldest first. */
export async function exportLedger(db: Db, { repId, businessId }: Profiles) {
  const wallet =
    repId === null
      ? undefined
      : and(inArray(ledgerAccounts.kind, ['rep_wallet', 'rep_payout']), eq(ledgerAccounts.repId, repId));
  const paidIn = businessId === null ? undefined : eq(ledgerAccounts.businessId, businessId);
  const own = or(wallet, paidIn);
  const rows = own
    ? await db
        .select({
          account: ledgerAccounts.kind,
          what: ledgerTransfers.kind,
          engagementId: ledgerTransfers.engagementId,
          payoutId: ledgerTransfers.payoutId,
          cents: ledgerEntries.amountCents,
          at: ledgerTransfers.createdAt,
        })
        .from(ledgerAccounts)
        .innerJoin(ledgerEntries, eq(ledgerEntries.accountId, ledgerAccounts.id))
        .innerJoin(ledgerTransfers, eq(ledgerTransfers.id, ledgerEntries.transferId))
        .where(own)
        .orderBy(asc(ledgerTransfers.createdAt), asc(ledgerTransfers.id))
    : [];
  const earned = repId === null ? { totalEarningsCents: 0, completedGigs: 0 } : await readRepTotals(db, repId);
  const spent = businessId === null ? { totalSpentCents: 0 } : await readBusinessTotals(db, businessId);
  return {
    money: {
      ...earned,
      ...spent,
      entries: rows.map(({ account, what, engagementId, payoutId, cents, at }) => ({
        as: account === 'engagement_held' ? 'business' : 'rep',
        what,
        engagementId,
        payoutId,
        amountCents: Number(cents),
        at: at.toISOString(),
      })),
    },
  };
}
