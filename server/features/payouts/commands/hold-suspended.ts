import { and, eq, isNull } from 'drizzle-orm';
import { usualSupport } from '#contract/usual-support.ts';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { lockBank } from '../../ledger/commands/lock-bank.ts';
import { repProfiles } from '../../profiles/tables.ts';
import { leaveBatchOf } from '../batches/commands/cancel-batch.ts';
import { walletHolds } from '../tables.ts';
import { holdRep } from './hold-rep.ts';
import { walletChanged } from './payout-events.ts';

interface Suspended {
  readonly suspensionId: string;
  readonly userId: string;
  readonly adminId: string;
}

/**
 * Holds the wallet of a suspended user. A payout in an unreleased batch comes out of it, so that the others in it can go
 * ahead. The hold has the id of the suspension, and ends with it.
 */
export async function holdSuspended(tx: Tx, { suspensionId, userId, adminId }: Suspended): Promise<void> {
  const [rep] = await tx.db.select({ id: repProfiles.id }).from(repProfiles).where(eq(repProfiles.userId, userId));
  if (!rep) return;
  // A batch being made or released concurrently is waited for, or finds the hold.
  await lockBank(tx);
  await holdRep(tx, rep.id);
  await tx.db.insert(walletHolds).values({
    ...{ id: suspensionId, repId: rep.id, placedBy: adminId, placedAt: now() },
    reason: 'Your account is suspended.',
    whatToDo: `Write to ${usualSupport.email} from the address of your account. Your wallet balance stays yours.`,
  });
  await leaveBatchOf(tx, { adminId, why: 'hold' }, rep.id);
  await tx.emit(walletChanged, { repId: rep.id });
}

/** Lifts the hold of a suspension. Other holds stay. */
export async function freeSuspended(tx: Tx, { suspensionId, adminId }: Suspended): Promise<void> {
  const freed = await tx.db
    .update(walletHolds)
    .set({ liftedAt: now(), liftedBy: adminId })
    .where(and(eq(walletHolds.id, suspensionId), isNull(walletHolds.liftedAt)))
    .returning({ repId: walletHolds.repId });
  await tx.emitAll(walletChanged, freed);
}
