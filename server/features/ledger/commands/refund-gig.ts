import { postings } from '#domain/ledger/postings.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import {
  bookTransfer,
  findBooked,
  lockGig,
  requireAmount,
  type Transfer,
  type TransferInput,
} from './book-transfer.ts';

/**
 * The work was not done: what is held for the gig, or a part of it, goes back by the way it came. The same key again returns
 * the first transfer. Refusals: ledger.amount_invalid, ledger.key_reused, ledger.not_held.
 */
export async function refundGig(tx: Tx, input: TransferInput): Promise<Transfer> {
  requireAmount(input);
  const gig = await lockGig(tx, input.gigId);
  const booked = await findBooked(tx, 'gig_refunded', input);
  if (booked) return booked;
  if (!gig || gig.balanceCents < input.amountCents) throw new Refusal('ledger.not_held');
  return bookTransfer(tx, 'gig_refunded', input, gig, postings.gig_refunded(input.amountCents));
}
