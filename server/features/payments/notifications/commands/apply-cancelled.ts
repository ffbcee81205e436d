import type { Tx } from '#server/platform/db/transaction.ts';
import { closeCheckout } from '../../commands/close-checkout.ts';
import { endAtProvider } from '../../commands/end-at-provider.ts';
import { noteStrayEnded } from '../../commands/end-stray-token.ts';
import type { ProviderNotification } from '../../gateway/notification.ts';
import { applied, type Subject, tooEarly, type Verdict } from './give-verdict.ts';

/**
 * A checkout was left, or the provider has ended a token: by our word, by the payer's at the provider, or after too many
 * charges that failed.
 */
export async function applyCancelled(
  tx: Tx,
  { token }: ProviderNotification,
  { checkout, subscription }: Subject,
  now: Date,
): Promise<Verdict> {
  if (token === null) {
    if (checkout) await closeCheckout(tx, checkout, 'CANCELLED');
    return applied();
  }
  if (!subscription) return (await noteStrayEnded(tx, token, now)) ? applied('We had given it up.') : tooEarly;
  if (subscription.providerEndedAt !== null) return applied('It was known.');
  await endAtProvider(tx, subscription, now);
  return applied();
}
