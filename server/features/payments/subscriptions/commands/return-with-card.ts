import type { PayingSide } from '#contract/pricing.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { askProvider } from '../../commands/ask-provider.ts';
import { lockOwn } from './lock-own.ts';

/**
 * Handles the return from the provider's page for another card: a subscription that was locked after failed charges is
 * resumed there. A return proves nothing, so the task reads the status first.
 */
export async function returnWithCard(tx: Tx, { userId, side }: { userId: string; side: PayingSide }): Promise<void> {
  const row = await lockOwn(tx, userId, side);
  if (row.status === 'past_due' && row.providerEndedAt === null) await askProvider(tx, row.id, 'unpause');
}
