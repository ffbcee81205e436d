import { and, asc, eq, sql } from 'drizzle-orm';
import type { PaymentTransferKind } from '#contract/ledger/options.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { ledgerEntries, ledgerTransfers } from '../tables.ts';

interface PaymentTransfer {
  readonly id: string;
  readonly what: PaymentTransferKind;
  readonly amountCents: number;
  readonly at: Date;
}

/** Everything that was booked about a payment, oldest first. */
export async function findTransfersOfPayment(db: Db, paymentId: string): Promise<PaymentTransfer[]> {
  const rows = await db
    .select({
      id: ledgerTransfers.id,
      // Only these are about a payment.
      what: sql<PaymentTransferKind>`${ledgerTransfers.kind}`,
      amountCents: ledgerEntries.amountCents,
      at: ledgerTransfers.createdAt,
    })
    .from(ledgerTransfers)
    // Of what leaves one account and arrives in another, what arrives.
    .innerJoin(
      ledgerEntries,
      and(eq(ledgerEntries.transferId, ledgerTransfers.id), sql`${ledgerEntries.amountCents} > 0`),
    )
    .where(eq(ledgerTransfers.paymentId, paymentId))
    .orderBy(asc(ledgerTransfers.createdAt), asc(ledgerTransfers.id));
  return rows.map(({ amountCents, ...row }) => ({ ...row, amountCents: Number(amountCents) }));
}
