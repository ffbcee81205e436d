import { and, eq, isNull } from 'drizzle-orm';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { payHolds } from '../tables.ts';
import { payHeld } from './hold-pay.ts';

interface Lifted {
  readonly holdId: string;
  readonly reason: string;
  /** The amount that both admins agreed to: a returned payout adds to a hold. */
  readonly amountCents: bigint | null;
}

/** Makes pay that was on hold available to its rep. */
export async function liftHold(
  tx: Tx,
  { adminId }: AdminActor,
  { holdId, reason, amountCents }: Lifted,
): Promise<void> {
  const isActive = and(eq(payHolds.id, holdId), isNull(payHolds.liftedAt));
  const [hold] = await tx.db.select().from(payHolds).where(isActive).for('update');
  if (!hold) throw new Refusal('hold.not_standing');
  if (hold.amountCents !== amountCents) throw new Refusal('hold.changed');
  await tx.db.update(payHolds).set({ liftedAt: now(), liftedBy: adminId, liftedBecause: reason }).where(isActive);
  await tx.emit(payHeld, { holdId, repId: hold.repId });
}
