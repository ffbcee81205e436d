import { eq } from 'drizzle-orm';
import type { PayingSide } from '#contract/pricing.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { businessProfiles, repProfiles } from '../tables.ts';

export interface UsedTrial {
  readonly trialEndsAt: Date;
  readonly refundUsed: boolean;
}

/** Gives a profile the rest of an earlier account's trial instead of a new one. */
export async function continueTrial(
  tx: Tx,
  { userId, side }: { readonly userId: string; readonly side: PayingSide },
  used: UsedTrial,
): Promise<void> {
  const profiles = side === 'rep' ? repProfiles : businessProfiles;
  await tx.db.update(profiles).set(used).where(eq(profiles.userId, userId));
}
