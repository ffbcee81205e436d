import { and, asc, eq, gte, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Period } from '#domain/payouts/periods.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { engagements } from '../../../engagements/tables.ts';
import { ledgerAccounts, ledgerEntries, ledgerTransfers, platformAccounts } from '../../../ledger/tables.ts';
import { businessProfiles } from '../../../profiles/tables.ts';
import { ofWallet } from '../../wallet/queries/select-lines.ts';

/** What a rep earned in a period, release by release, with the platform's fee of each; oldest first. */
export function readEarned(db: Db, repId: string, { from, until }: Period) {
  const fees = alias(ledgerEntries, 'fees');
  return db
    .select({
      at: ledgerTransfers.createdAt,
      engagementId: ledgerTransfers.engagementId,
      title: sql<string | null>`${engagements.title}`,
      companyName: sql<string | null>`${businessProfiles.companyName}`,
      earnedCents: ledgerEntries.amountCents,
      feeCents: sql<bigint>`coalesce(${fees.amountCents}, 0)`.mapWith(BigInt),
    })
    .from(ledgerAccounts)
    .innerJoin(ledgerEntries, eq(ledgerEntries.accountId, ledgerAccounts.id))
    .innerJoin(ledgerTransfers, eq(ledgerTransfers.id, ledgerEntries.transferId))
    .leftJoin(
      fees,
      and(eq(fees.transferId, ledgerTransfers.id), eq(fees.accountId, platformAccounts.platform_earnings)),
    )
    .leftJoin(engagements, eq(engagements.id, ledgerTransfers.engagementId))
    .leftJoin(businessProfiles, eq(businessProfiles.id, engagements.businessId))
    .where(
      and(
        ofWallet(repId),
        eq(ledgerTransfers.kind, 'engagement_released'),
        gte(ledgerTransfers.createdAt, from),
        lt(ledgerTransfers.createdAt, until),
      ),
    )
    .orderBy(asc(ledgerTransfers.createdAt), asc(ledgerTransfers.id));
}
