import { eq, sql } from 'drizzle-orm';
import type { AccountKind } from '#domain/ledger/postings.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { ledgerAccounts, ledgerEntries } from '../tables.ts';

/** What the accounts of each kind come to, in cents. */
export async function readAccounts(db: Db): Promise<ReadonlyMap<AccountKind, bigint>> {
  const rows = await db
    .select({ kind: ledgerAccounts.kind, cents: sql<string>`sum(${ledgerEntries.amountCents})` })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .groupBy(ledgerAccounts.kind);
  return new Map(rows.map(({ kind, cents }) => [kind, BigInt(cents)]));
}
