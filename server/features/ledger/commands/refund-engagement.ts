import { postings } from '#domain/ledger/postings.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import {
  bookTransfer,
  findBooked,
  lockEngagement,
  requireAmount,
  type Transfer,
  type TransferInput,
} from './book-transfer.ts';

/**
 * Refunds what is held for an engagement, or a part of it, since the work wasn't done, or sales
 * didn't earn it. The same key again returns the first transfer.
 */
export async function refundEngagement(tx: Tx, input: TransferInput): Promise<Transfer> {
  requireAmount(input);
  const engagement = await lockEngagement(tx, input.engagementId);
  const booked = await findBooked(tx, 'engagement_refunded', input);
  if (booked) return booked;
  if (!engagement || engagement.balanceCents < input.amountCents) throw new Refusal('ledger.not_held');
  return bookTransfer(tx, 'engagement_refunded', input, engagement, postings.engagement_refunded(input.amountCents));
}
