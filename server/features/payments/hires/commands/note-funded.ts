import { and, eq, inArray, ne } from 'drizzle-orm';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { bookPayment } from '../../../ledger/commands/book-payment.ts';
import { openPartRefund } from '../../commands/open-refund.ts';
import { type PaidMilestoneRow, payfastPayments, paymentMilestones } from '../../tables.ts';

const sum = (rows: readonly PaidMilestoneRow[], of: (row: PaidMilestoneRow) => bigint) =>
  rows.reduce((total, row) => total + of(row), 0n);

/** The milestones of one payment. */
interface Funded {
  readonly funded: readonly PaidMilestoneRow[];
  readonly left: readonly PaidMilestoneRow[];
}

/**
 * Records which milestones a payment has funded. The card fees of these are ours; the rest of the money pays for nothing,
 * is owed to the payer, and is refunded. Other open checkouts for these milestones are closed.
 */
export async function noteFunded(tx: Tx, merchantPaymentId: string, { funded, left }: Funded): Promise<void> {
  const milestoneIds = funded.map(({ milestoneId }) => milestoneId);
  if (funded.length > 0) {
    const own = and(
      eq(paymentMilestones.merchantPaymentId, merchantPaymentId),
      inArray(paymentMilestones.milestoneId, milestoneIds),
    );
    await tx.db.update(paymentMilestones).set({ fundedAt: now() }).where(own);
    await giveUpOthers(tx, merchantPaymentId, milestoneIds);
  }
  const book = async (kind: 'card_fee_charged' | 'receipt_unallocated', amountCents: bigint) => {
    if (amountCents > 0n) await bookPayment(tx, kind, { paymentId: merchantPaymentId, amountCents });
  };
  await book(
    'card_fee_charged',
    sum(funded, ({ cardFeeCents }) => cardFeeCents),
  );
  const excessCents = sum(left, ({ amountCents, cardFeeCents }) => amountCents + cardFeeCents);
  await book('receipt_unallocated', excessCents);
  if (excessCents > 0n) {
    const excess = { merchantPaymentId, part: 'excess', amountCents: excessCents } as const;
    await openPartRefund(tx, excess, 'Paid for a gig that could no longer be funded.');
  }
}

/** Closes other open checkouts for any of these milestones. */
export async function giveUpOthers(tx: Tx, merchantPaymentId: string, milestoneIds: readonly string[]): Promise<void> {
  const asking = tx.db
    .select({ id: paymentMilestones.merchantPaymentId })
    .from(paymentMilestones)
    .where(
      and(
        inArray(paymentMilestones.milestoneId, [...milestoneIds]),
        ne(paymentMilestones.merchantPaymentId, merchantPaymentId),
      ),
    );
  await tx.db
    .update(payfastPayments)
    .set({ paymentStatus: 'ABANDONED' })
    .where(and(inArray(payfastPayments.merchantPaymentId, asking), eq(payfastPayments.paymentStatus, 'PENDING')));
}
