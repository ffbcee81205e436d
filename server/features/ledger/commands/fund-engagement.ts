import { v7 as uuidv7 } from 'uuid';
import { postings } from '#domain/ledger/postings.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { isFunded } from '../queries/find-engagement.ts';
import { ledgerAccounts } from '../tables.ts';
import {
  bookTransfer,
  findBooked,
  lockEngagement,
  requireAmount,
  type Transfer,
  type TransferInput,
} from './book-transfer.ts';

export interface EngagementFunding extends TransferInput {
  /** The payer, and the rep that it is for. */
  readonly businessId: string;
  readonly repId: string;
}

/**
 * Funds a milestone of an engagement, once: the business has paid, and the money is held. The same key again returns the
 * first transfer.
 */
export async function fundEngagement(tx: Tx, input: EngagementFunding): Promise<Transfer> {
  requireAmount(input);
  const { engagementId, businessId, repId, amountCents, milestone = 1 } = input;
  await tx.db
    .insert(ledgerAccounts)
    .values({ id: uuidv7(), kind: 'engagement_held', engagementId, businessId, repId, balanceCents: 0n })
    .onConflictDoNothing();
  const engagement = await lockEngagement(tx, engagementId);
  if (!engagement) throw new Error(`Engagement ${engagementId} has no account`);
  const booked = await findBooked(tx, 'engagement_funded', input);
  if (engagement.businessId !== businessId || engagement.repId !== repId)
    throw new Refusal(booked ? 'ledger.key_reused' : 'ledger.already_funded');
  if (booked) return booked;
  if (await isFunded(tx.db, engagementId, milestone)) throw new Refusal('ledger.already_funded');
  return bookTransfer(tx, 'engagement_funded', input, engagement, postings.engagement_funded(amountCents));
}
