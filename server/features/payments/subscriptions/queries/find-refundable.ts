import { refundDays } from '#contract/payments/options.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { findMonth } from '../../queries/find-payment.ts';
import { hadRefund } from '../../queries/had-refund.ts';
import type { PaymentRow, SubscriptionRow } from '../../tables.ts';

const dayMs = 86_400_000;

interface Refundable {
  readonly first: PaymentRow;
  readonly until: Date;
}

/**
 * The first payment of a subscription, while the payer can have it refunded (ECTA, section 44); null otherwise. Once per
 * side of a user: otherwise subscribing again each week would cost nothing.
 */
export async function findRefundable(db: Db, row: SubscriptionRow, now: Date): Promise<Refundable | null> {
  const first = await findMonth(db, row.id, 1);
  if (!first?.paidAt || first.paymentStatus !== 'COMPLETE' || row.status === 'ended') return null;
  const until = new Date(first.paidAt.getTime() + refundDays * dayMs);
  return until <= now || (await hadRefund(db, row)) ? null : { first, until };
}
