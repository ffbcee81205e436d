import { v7 as uuidv7 } from 'uuid';
import { postings } from '#domain/ledger/postings.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findEngagementRep } from '../queries/find-engagement.ts';
import { ledgerAccounts } from '../tables.ts';
import {
  bookTransfer,
  findBooked,
  lockEngagement,
  requireAmount,
  type Transfer,
  type TransferInput,
} from './book-transfer.ts';

export interface EngagementRelease extends TransferInput {
  /** The platform's commission on the amount, as agreed; the rep gets the rest. */
  readonly commissionCents: bigint;
}

/**
 * Releases what is held for an engagement, or a part of it, to its rep's wallet, less the platform's commission, since the
 * work is done. The same key again returns the first transfer.
 */
export async function releaseToRep(tx: Tx, input: EngagementRelease): Promise<Transfer> {
  requireAmount(input);
  const repId = await findEngagementRep(tx.db, input.engagementId);
  if (repId === null) throw new Refusal('ledger.not_held');
  // Before anything is locked: the first release to a rep opens the wallet, and concurrent ones to the same rep wait for it.
  await tx.db
    .insert(ledgerAccounts)
    .values({ id: uuidv7(), kind: 'rep_wallet', repId, balanceCents: 0n })
    .onConflictDoNothing();
  const engagement = await lockEngagement(tx, input.engagementId);
  const booked = await findBooked(tx, 'engagement_released', input);
  if (booked) return booked;
  if (!engagement || engagement.balanceCents < input.amountCents) throw new Refusal('ledger.not_held');
  const { amountCents, commissionCents } = input;
  return bookTransfer(
    tx,
    'engagement_released',
    input,
    engagement,
    postings.engagement_released(amountCents, commissionCents),
  );
}
