import type { PayingSide } from '#contract/pricing.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { publishLive } from '#server/platform/events/publish-live.ts';

/** Null: the payer is unknown. */
interface Payer {
  readonly userId: string | null;
  readonly side: PayingSide | null;
}

/** Has the payer's open tabs refetch their payments and access. */
export async function announceBilling(tx: Tx, { userId, side }: Payer): Promise<void> {
  if (userId !== null && side !== null) await publishLive(tx, [userId], { type: 'billing.changed', side });
}
