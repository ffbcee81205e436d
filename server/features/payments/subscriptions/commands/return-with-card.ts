import type { PayingSide } from '#contract/pricing.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { askProvider } from '../../commands/ask-provider.ts';
import { lockOwn } from './lock-own.ts';

/**
 * Back from the provider's page for another card: one that is locked after charges that failed is taken up again there. That
 * somebody came back proves nothing, so the task asks how it stands first.
 */
export async function returnWithCard(tx: Tx, { userId, side }: { userId: string; side: PayingSide }): Promise<void> {
  const row = await lockOwn(tx, userId, side);
  if (row.status === 'past_due' && row.providerEndedAt === null) await askProvider(tx, row.id, 'unpause');
}
