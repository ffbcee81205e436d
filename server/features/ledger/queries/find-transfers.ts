import { and, asc, eq, or, sql } from 'drizzle-orm';
import type { PaymentTransferKind, TransferKind } from '#contract/ledger/options.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { ledgerEntries, ledgerTransfers } from '../tables.ts';

interface PaymentTransfer {
  readonly id: string;
  readonly what: PaymentTransferKind | TransferKind;
  readonly engagementId: string | null;
  readonly amountCents: number;
  readonly at: Date;
}

/** A milestone that a payment funded: the ledger books it by the engagement and the milestone's number. */
interface Funded {
  readonly engagementId: string;
  readonly milestone: number;
}

/** All transfers of a payment, and of the milestones that it funded, oldest first. */
export async function findTransfersOfPayment(
  db: Db,
  paymentId: string,
  funded: readonly Funded[],
): Promise<PaymentTransfer[]> {
  const ofFunded = funded.map(({ engagementId, milestone }) =>
    and(eq(ledgerTransfers.engagementId, engagementId), eq(ledgerTransfers.milestone, milestone)),
  );
  return db
    .select({
      id: ledgerTransfers.id,
      // Only these kinds are about a payment or a milestone.
      what: sql<PaymentTransferKind | TransferKind>`${ledgerTransfers.kind}`,
      engagementId: ledgerTransfers.engagementId,
      // Only the positive entries: what arrives in accounts.
      amountCents: sql`sum(${ledgerEntries.amountCents})`.mapWith(Number),
      at: ledgerTransfers.createdAt,
    })
    .from(ledgerTransfers)
    .innerJoin(
      ledgerEntries,
      and(eq(ledgerEntries.transferId, ledgerTransfers.id), sql`${ledgerEntries.amountCents} > 0`),
    )
    .where(or(eq(ledgerTransfers.paymentId, paymentId), ...ofFunded))
    .groupBy(ledgerTransfers.id)
    .orderBy(asc(ledgerTransfers.createdAt), asc(ledgerTransfers.id));
}
