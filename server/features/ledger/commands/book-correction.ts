import { inArray } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { isAmount } from '#domain/ledger/postings.ts';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { ledgerAccounts, ledgerEntries, ledgerTransfers } from '../tables.ts';

interface Corrected {
  readonly correctionId: string;
  readonly fromAccount: string;
  readonly toAccount: string;
  readonly amountCents: bigint;
}

/** Books a correction, once: moves an amount from one account to another. Refused if the wallet holds less. */
export async function bookCorrection(
  tx: Tx,
  { correctionId, fromAccount, toAccount, amountCents }: Corrected,
): Promise<void> {
  if (!isAmount(amountCents)) throw new Refusal('ledger.amount_invalid');
  const rows = await tx.db
    .select({ id: ledgerAccounts.id, balanceCents: ledgerAccounts.balanceCents })
    .from(ledgerAccounts)
    .where(inArray(ledgerAccounts.id, [fromAccount, toAccount]))
    // In the order of transfers, so that the two never deadlock.
    .orderBy(ledgerAccounts.id)
    .for('no key update');
  const balanceCents = rows.find((row) => row.id === fromAccount)?.balanceCents ?? null;
  if (balanceCents !== null && balanceCents < amountCents) throw new Refusal('ledger.wallet_short');
  const transferId = uuidv7();
  const idempotencyKey = `correction ${correctionId}`;
  await tx.db
    .insert(ledgerTransfers)
    .values({ id: transferId, kind: 'correction', idempotencyKey, correctionId, createdAt: now() });
  await tx.db.insert(ledgerEntries).values([
    { transferId, accountId: fromAccount, amountCents: -amountCents },
    { transferId, accountId: toAccount, amountCents },
  ]);
}
