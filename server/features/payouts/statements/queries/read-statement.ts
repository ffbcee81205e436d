import { and, asc, eq, gte, lt, sql } from 'drizzle-orm';
import type { Period } from '#domain/payouts/periods.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { ledgerAccounts, ledgerEntries, ledgerTransfers } from '../../../ledger/tables.ts';
import { repProfiles } from '../../../profiles/tables.ts';
import { type LineRow, ofWallet, selectLines } from '../../wallet/queries/select-lines.ts';

export interface Statement {
  readonly name: string;
  readonly openingCents: bigint;
  /** Oldest first. */
  readonly lines: readonly LineRow[];
  readonly closingCents: bigint;
}

/** The movements of a wallet in a period, by the books. */
export async function readStatement(db: Db, repId: string, { from, until }: Period): Promise<Statement> {
  const [rep] = await db.select({ name: repProfiles.fullName }).from(repProfiles).where(eq(repProfiles.id, repId));
  const [before] = await db
    .select({ cents: sql<string | null>`sum(${ledgerEntries.amountCents})` })
    .from(ledgerAccounts)
    .innerJoin(ledgerEntries, eq(ledgerEntries.accountId, ledgerAccounts.id))
    .innerJoin(ledgerTransfers, eq(ledgerTransfers.id, ledgerEntries.transferId))
    .where(and(ofWallet(repId), lt(ledgerTransfers.createdAt, from)));
  const lines = await selectLines(
    db,
    and(ofWallet(repId), gte(ledgerTransfers.createdAt, from), lt(ledgerTransfers.createdAt, until)),
  ).orderBy(asc(ledgerTransfers.createdAt), asc(ledgerTransfers.id));
  const openingCents = BigInt(before?.cents ?? 0);
  const closingCents = lines.reduce((sum, { amountCents }) => sum + amountCents, openingCents);
  return { name: rep?.name ?? '', openingCents, lines, closingCents };
}
