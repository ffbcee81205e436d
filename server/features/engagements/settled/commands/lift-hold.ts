import { and, eq, isNull } from 'drizzle-orm';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { payHolds } from '../tables.ts';
import { payHeld } from './hold-pay.ts';

/** The rep may have it: the work was done, whoever pays for it; or it was corrected. Refusal: hold.not_standing. */
export async function liftHold(
  tx: Tx,
  { adminId }: AdminActor,
  { holdId, reason }: { readonly holdId: string; readonly reason: string },
): Promise<void> {
  const lifted = await tx.db
    .update(payHolds)
    .set({ liftedAt: now(), liftedBy: adminId, liftedBecause: reason })
    .where(and(eq(payHolds.id, holdId), isNull(payHolds.liftedAt)))
    .returning({ holdId: payHolds.id, repId: payHolds.repId });
  if (lifted.length === 0) throw new Refusal('hold.not_standing');
  await tx.emitAll(payHeld, lifted);
}
