import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { paymentDifferences } from '../../tables/provider.ts';

/** Settles a difference. If it is found again, it is listed again. */
export async function settleDifference({ db }: Tx, _actor: AdminActor, differenceId: string): Promise<void> {
  const settled = await db
    .update(paymentDifferences)
    .set({ settledAt: new Date() })
    .where(and(eq(paymentDifferences.id, differenceId), isNull(paymentDifferences.settledAt)))
    .returning({ id: paymentDifferences.id });
  if (settled.length === 0) throw new Refusal('payment.not_found');
}
