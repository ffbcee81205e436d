import type { PayingSide } from '#contract/pricing.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { publishLive } from '#server/platform/events/publish-live.ts';

interface Payer {
  readonly userId: string;
  readonly side: PayingSide;
}

/** What is open in their tabs reads again what they have paid and may do. */
export async function announceBilling(tx: Tx, { userId, side }: Payer): Promise<void> {
  await publishLive(tx, [userId], { type: 'billing.changed', side });
}
