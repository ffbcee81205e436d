import { eq, type SQL, sql } from 'drizzle-orm';
import type { WalletLine } from '#contract/payouts/wallet.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { engagements } from '../../../engagements/tables.ts';
import { ledgerAccounts, ledgerEntries, ledgerTransfers } from '../../../ledger/tables.ts';
import { businessProfiles } from '../../../profiles/tables.ts';
import { payouts } from '../../tables.ts';

/** Movements of a rep's wallet, with the work or the payout of each. */
export const selectLines = (db: Db, which: SQL | undefined) =>
  db
    .select({
      id: ledgerTransfers.id,
      kind: ledgerTransfers.kind,
      at: ledgerTransfers.createdAt,
      amountCents: ledgerEntries.amountCents,
      engagementId: ledgerTransfers.engagementId,
      title: sql<string | null>`${engagements.title}`,
      companyName: sql<string | null>`${businessProfiles.companyName}`,
      payoutId: ledgerTransfers.payoutId,
      number: sql<number | null>`${payouts.number}`.mapWith((number) => number && Number(number)),
      status: sql<WalletLine['status']>`${payouts.status}`,
      expectedOn: sql<string | null>`${payouts.expectedOn}`,
      reason: sql<string | null>`${payouts.reason}`,
    })
    .from(ledgerAccounts)
    .innerJoin(ledgerEntries, eq(ledgerEntries.accountId, ledgerAccounts.id))
    .innerJoin(ledgerTransfers, eq(ledgerTransfers.id, ledgerEntries.transferId))
    .leftJoin(engagements, eq(engagements.id, ledgerTransfers.engagementId))
    .leftJoin(businessProfiles, eq(businessProfiles.id, engagements.businessId))
    .leftJoin(payouts, eq(payouts.id, ledgerTransfers.payoutId))
    .where(which);

export type LineRow = Awaited<ReturnType<typeof selectLines>>[number];

export const ofWallet = (repId: unknown) =>
  sql`${ledgerAccounts.kind} = 'rep_wallet' and ${ledgerAccounts.repId} = ${repId}`;
