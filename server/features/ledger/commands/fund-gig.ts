import { v7 as uuidv7 } from 'uuid';
import { postings } from '#domain/ledger/postings.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { isFunded } from '../queries/find-gig.ts';
import { ledgerAccounts } from '../tables.ts';
import {
  bookTransfer,
  findBooked,
  lockGig,
  requireAmount,
  type Transfer,
  type TransferInput,
} from './book-transfer.ts';

export interface GigFunding extends TransferInput {
  /** Who paid, and whom it is for. */
  readonly businessId: string;
  readonly repId: string;
}

/**
 * The business has paid for a gig: the money is held for it. A gig is funded once. The same key again returns the first
 * transfer. Refusals: ledger.amount_invalid, ledger.key_reused, ledger.already_funded.
 */
export async function fundGig(tx: Tx, input: GigFunding): Promise<Transfer> {
  requireAmount(input);
  const { gigId, businessId, repId, amountCents } = input;
  await tx.db
    .insert(ledgerAccounts)
    .values({ id: uuidv7(), kind: 'gig_held', gigId, businessId, repId, balanceCents: 0n })
    .onConflictDoNothing();
  const gig = await lockGig(tx, gigId);
  if (!gig) throw new Error(`Gig ${gigId} has no account`);
  const booked = await findBooked(tx, 'gig_funded', input);
  if (gig.businessId !== businessId || gig.repId !== repId)
    throw new Refusal(booked ? 'ledger.key_reused' : 'ledger.already_funded');
  if (booked) return booked;
  if (await isFunded(tx.db, gigId)) throw new Refusal('ledger.already_funded');
  return bookTransfer(tx, 'gig_funded', input, gig, postings.gig_funded(amountCents));
}
