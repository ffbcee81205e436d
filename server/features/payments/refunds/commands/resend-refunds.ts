import { sql } from 'drizzle-orm';
import { now } from '#server/platform/clock.ts';
import type { RunTransaction } from '#server/platform/db/transaction.ts';
import { type RefundToSend, sendRefundTask } from '../../commands/open-refund.ts';
import { paymentRefunds } from '../../tables.ts';
import { isSendable } from './send-refund.ts';

/** Re-enqueues refunds whose task gave up while the provider was away. */
export async function resendRefunds(transaction: RunTransaction): Promise<void> {
  await transaction(async (tx) => {
    const { id, askedAt, decidedAt, sendingUntil } = paymentRefunds;
    const tried = sql`coalesce(${sendingUntil}, ${decidedAt}, ${askedAt})`;
    const stuck = await tx.db
      .select({ id })
      .from(paymentRefunds)
      .where(sql`${isSendable()} and ${tried} < ${now().toISOString()}::timestamptz - interval '4 days'`);
    for (const { id: refundId } of stuck) await tx.enqueue<RefundToSend>(sendRefundTask, { refundId });
  });
}
