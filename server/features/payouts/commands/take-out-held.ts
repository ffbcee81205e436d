import { and, eq, isNull } from 'drizzle-orm';
import type { RunTransaction } from '#server/platform/db/transaction.ts';
import { lockBank } from '../../ledger/commands/lock-bank.ts';
import { leaveBatchOf } from '../batches/commands/cancel-batch.ts';
import { walletHolds } from '../tables.ts';
import { holdRep } from './hold-rep.ts';

export interface HeldWallet {
  readonly holdId: string;
  /** The admin whose action led to the hold, and who cancels a batch left empty by it. */
  readonly adminId: string;
}

/**
 * Takes a held rep's payout out of its unreleased batch, so that the others in it can go ahead; does nothing if the hold
 * was lifted.
 */
export async function takeOutHeld(transaction: RunTransaction, { holdId, adminId }: HeldWallet): Promise<void> {
  await transaction(async (tx) => {
    await lockBank(tx);
    const [hold] = await tx.db
      .select({ repId: walletHolds.repId })
      .from(walletHolds)
      .where(and(eq(walletHolds.id, holdId), isNull(walletHolds.liftedAt)));
    if (!hold) return;
    await holdRep(tx, hold.repId);
    await leaveBatchOf(tx, { adminId, why: 'hold' }, hold.repId);
  });
}
