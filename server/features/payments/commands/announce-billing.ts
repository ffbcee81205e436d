import type { PayingSide } from '#contract/pricing.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { publishLive } from '#server/platform/events/publish-live.ts';

/** Null: nobody that we know. */
interface Payer {
  readonly userId: string | null;
  readonly side: PayingSide | null;
}

/** What is open in their tabs reads again what they have paid and may do. */
export async function announceBilling(tx: Tx, { userId, side }: Payer): Promise<void> {
  if (userId !== null && side !== null) await publishLive(tx, [userId], { type: 'billing.changed', side });
}
