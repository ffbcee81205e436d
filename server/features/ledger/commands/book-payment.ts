import { v7 as uuidv7 } from 'uuid';
import type { PaymentTransferKind } from '#contract/ledger/options.ts';
import { paymentPostings } from '#domain/ledger/postings.ts';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { ledgerEntries, ledgerTransfers, platformAccounts } from '../tables.ts';

interface BookedPayment {
  readonly paymentId: string;
  readonly amountCents: bigint;
  /** Which part of a payment it is, for kinds that occur in parts. */
  readonly part?: string;
}

/** Books what was paid for a payment, the provider's fee, or a refund: each once, however often it is called. */
export async function bookPayment(
  tx: Tx,
  kind: PaymentTransferKind,
  { paymentId, amountCents, part }: BookedPayment,
): Promise<void> {
  const id = uuidv7();
  const added = await tx.db
    .insert(ledgerTransfers)
    .values({
      id,
      kind,
      idempotencyKey: [kind, paymentId, part].filter(Boolean).join(' '),
      paymentId,
      createdAt: now(),
    })
    .onConflictDoNothing({ target: ledgerTransfers.idempotencyKey })
    .returning({ id: ledgerTransfers.id });
  if (added.length === 0) return;
  const entries = paymentPostings[kind](amountCents);
  await tx.db
    .insert(ledgerEntries)
    .values(
      entries.map(({ account, cents }) => ({ transferId: id, accountId: ofPlatform(account), amountCents: cents })),
    );
}

function ofPlatform(account: string): string {
  const id = (platformAccounts as Readonly<Record<string, string>>)[account];
  if (id === undefined) throw new Error(`A payment does not move ${account}`);
  return id;
}
