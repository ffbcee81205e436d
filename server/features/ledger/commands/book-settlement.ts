import { v7 as uuidv7 } from 'uuid';
import { isAmount, settlementPostings } from '#domain/ledger/postings.ts';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { ledgerEntries, ledgerTransfers, platformAccounts } from '../tables.ts';

interface Settled {
  readonly settlementId: string;
  readonly amountCents: bigint;
}

const { bank, provider_clearing } = platformAccounts;

/** Books a payout of the provider to our bank, once. */
export async function bookSettlement(tx: Tx, { settlementId, amountCents }: Settled): Promise<void> {
  if (!isAmount(amountCents)) throw new Refusal('ledger.amount_invalid');
  const id = uuidv7();
  const idempotencyKey = `provider_settled ${settlementId}`;
  await tx.db
    .insert(ledgerTransfers)
    .values({ id, kind: 'provider_settled', idempotencyKey, settlementId, createdAt: now() });
  await tx.db.insert(ledgerEntries).values(
    settlementPostings(amountCents).map(({ account, cents }) => ({
      transferId: id,
      accountId: account === 'bank' ? bank : provider_clearing,
      amountCents: cents,
    })),
  );
}
