import { and, eq, isNull } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { DifferenceKind } from '#contract/payments/options.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { paymentDifferences } from '../../tables/provider.ts';

interface Difference {
  readonly subscriptionId: string;
  readonly kind: DifferenceKind;
  readonly ours: string;
  readonly theirs: string;
  readonly mended: boolean;
}

/** Lists a difference for admins, once while it is open. */
export async function noteDifference(tx: Tx, difference: Difference): Promise<void> {
  await tx.db
    .insert(paymentDifferences)
    .values({ id: uuidv7(), ...difference })
    .onConflictDoNothing();
}

/** Settles the difference of a subscription that couldn't be read, now that it was. */
export async function settleUnreadable(tx: Tx, ofSubscription: string): Promise<void> {
  const { subscriptionId, kind, settledAt } = paymentDifferences;
  await tx.db
    .update(paymentDifferences)
    .set({ settledAt: new Date() })
    .where(and(eq(subscriptionId, ofSubscription), eq(kind, 'unreadable'), isNull(settledAt)));
}
