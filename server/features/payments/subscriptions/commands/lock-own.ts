import type { PayingSide } from '#contract/pricing.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { lockPayer } from '../../commands/lock-payer.ts';
import { findLiveSubscription } from '../../queries/find-subscription.ts';
import type { SubscriptionRow } from '../../tables.ts';

/** The subscription of a user's side, locked. */
export async function lockOwn(tx: Tx, userId: string, side: PayingSide): Promise<SubscriptionRow> {
  await lockPayer(tx, userId);
  const row = await findLiveSubscription(tx.db, { userId, side });
  if (!row) throw new Refusal('subscription.none');
  return row;
}
