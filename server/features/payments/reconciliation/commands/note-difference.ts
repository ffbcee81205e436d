import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '#server/platform/db/transaction.ts';
import { paymentDifferences } from '../../tables.ts';

interface Difference {
  readonly subscriptionId: string;
  readonly kind: string;
  readonly ours: string;
  readonly theirs: string;
  readonly mended: boolean;
}

/** Writes it down for an administrator, once while it is open. */
export async function noteDifference(tx: Tx, difference: Difference): Promise<void> {
  await tx.db
    .insert(paymentDifferences)
    .values({ id: uuidv7(), ...difference })
    .onConflictDoNothing();
}
