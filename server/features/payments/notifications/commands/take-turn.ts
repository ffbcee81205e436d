import type { Tx } from '#server/platform/db/transaction.ts';
import { waitForTurn } from '#server/platform/db/wait-for-turn.ts';
import type { ProviderNotification } from '../../gateway/notification.ts';

/**
 * What is said about one token is carried out one after the other, also while no subscription has it: else the first charge and
 * a later one, at once, would each not see the other. To be held before the payer and the notification.
 */
export async function takeTurn(tx: Tx, { token }: Pick<ProviderNotification, 'token'>): Promise<void> {
  if (token !== null) await waitForTurn(tx, `payfast token ${token}`);
}
