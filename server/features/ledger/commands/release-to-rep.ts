import { v7 as uuidv7 } from 'uuid';
import { usualCommission } from '#domain/ledger/commission.ts';
import { postings } from '#domain/ledger/postings.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findGigRep } from '../queries/find-gig.ts';
import { ledgerAccounts } from '../tables.ts';
import {
  bookTransfer,
  findBooked,
  lockGig,
  requireAmount,
  type Transfer,
  type TransferInput,
} from './book-transfer.ts';

export interface GigRelease extends TransferInput {
  /** Of this moment. A retry with the same key gets the first transfer, at the rate that held then. */
  readonly commissionBasisPoints?: number;
}

/**
 * The work is done: what is held for the gig, or a part of it, goes to its rep's wallet, less the platform's commission. The
 * same key again returns the first transfer. Refusals: ledger.amount_invalid, ledger.key_reused, ledger.not_held.
 */
export async function releaseToRep(tx: Tx, input: GigRelease): Promise<Transfer> {
  requireAmount(input);
  const repId = await findGigRep(tx.db, input.gigId);
  if (repId === null) throw new Refusal('ledger.not_held');
  // Before anything is locked: the first release to a rep opens the wallet, and others that pay the same rep wait for it.
  await tx.db
    .insert(ledgerAccounts)
    .values({ id: uuidv7(), kind: 'rep_wallet', repId, balanceCents: 0n })
    .onConflictDoNothing();
  const gig = await lockGig(tx, input.gigId);
  const booked = await findBooked(tx, 'gig_released', input);
  if (booked) return booked;
  if (!gig || gig.balanceCents < input.amountCents) throw new Refusal('ledger.not_held');
  const { amountCents, commissionBasisPoints = usualCommission } = input;
  return bookTransfer(tx, 'gig_released', input, gig, postings.gig_released(amountCents, commissionBasisPoints));
}
