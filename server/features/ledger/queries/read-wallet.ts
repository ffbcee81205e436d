import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { ledgerAccounts, ledgerEntries, ledgerTransfers } from '../tables.ts';

const balancesOfRep = prepared('ledger_balances_of_rep', (db, name) =>
  db
    .select({ kind: ledgerAccounts.kind, balanceCents: ledgerAccounts.balanceCents })
    .from(ledgerAccounts)
    .where(
      and(
        eq(ledgerAccounts.repId, sql.placeholder('repId')),
        inArray(ledgerAccounts.kind, ['rep_wallet', 'rep_payout']),
      ),
    )
    .prepare(name),
);

const paidToRep = prepared('ledger_paid_to_rep', (db, name) =>
  db
    .select({ cents: sql<string | null>`-sum(${ledgerEntries.amountCents})` })
    .from(ledgerAccounts)
    .innerJoin(ledgerEntries, eq(ledgerEntries.accountId, ledgerAccounts.id))
    .innerJoin(ledgerTransfers, eq(ledgerTransfers.id, ledgerEntries.transferId))
    .where(
      and(
        eq(ledgerAccounts.repId, sql.placeholder('repId')),
        sql`(${ledgerAccounts.kind} = 'rep_payout' and ${ledgerTransfers.kind} = 'payout_paid'
          or ${ledgerAccounts.kind} = 'rep_wallet' and ${ledgerTransfers.kind} = 'payout_returned')`,
      ),
    )
    .prepare(name),
);

export interface RepBalances {
  readonly inWalletCents: bigint;
  /** Requested, and not paid by the bank yet. */
  readonly onItsWayCents: bigint;
  /** Less what was returned. */
  readonly paidCents: bigint;
}

/** The balances of a rep, by the books. */
export async function readRepBalances(db: Db, repId: string): Promise<RepBalances> {
  const rows = await balancesOfRep(db).execute({ repId });
  const [paid] = await paidToRep(db).execute({ repId });
  const balanceOf = (kind: 'rep_wallet' | 'rep_payout') => rows.find((row) => row.kind === kind)?.balanceCents ?? 0n;
  return {
    inWalletCents: balanceOf('rep_wallet'),
    onItsWayCents: balanceOf('rep_payout'),
    paidCents: BigInt(paid?.cents ?? 0),
  };
}
