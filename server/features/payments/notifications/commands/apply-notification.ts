import { judgeNotification } from '#domain/payments/judge-notification.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { announceBilling } from '../../commands/announce-billing.ts';
import { endAtProvider } from '../../commands/end-at-provider.ts';
import { claimStray } from '../../commands/end-stray-token.ts';
import { lockPayer } from '../../commands/lock-payer.ts';
import { holdLearnersBefore } from '../../course-orders/commands/hold-learners.ts';
import { type ProviderNotification, readNotification } from '../../gateway/notification.ts';
import { findSubscriptionByToken } from '../../queries/find-subscription.ts';
import { findEarly } from '../queries/find-notifications.ts';
import { carryOut, type Verdict } from './carry-out.ts';
import { decide } from './keep-notification.ts';
import { type Facts, findSubject, readFacts } from './read-facts.ts';

/**
 * Applies a notification that is known to be the provider's: locks the payer, reads the facts, decides, and writes. Call it
 * with the notification, and so its token, locked.
 */
export async function applyNotification(tx: Tx, notification: ProviderNotification, now: Date): Promise<Verdict> {
  const { subscription, charge, checkout } = await findSubject(tx, notification);
  const payer = subscription ?? charge ?? checkout;
  if (payer && payer.userId !== null) {
    if (checkout) await holdLearnersBefore(tx, payer.userId, checkout);
    await lockPayer(tx, payer.userId);
  }
  const facts = await readFacts(tx, notification);
  const verdict = await apply(tx, notification, facts, now);
  if (notification.token !== null && !facts.subscription && verdict.state === 'applied')
    await catchUp(tx, notification.token, now);
  if (payer) await announceBilling(tx, payer);
  return verdict;
}

const apply = (tx: Tx, notification: ProviderNotification, facts: Facts, now: Date): Promise<Verdict> =>
  carryOut(tx, judgeNotification(notification, facts), notification, facts, now);

/** Applies notifications that arrived before their token was known, and assigns what they paid to its months. */
async function catchUp(tx: Tx, token: string, now: Date): Promise<void> {
  const started = await findSubscriptionByToken(tx.db, token);
  if (!started) return;
  if (await claimStray(tx, token)) await endAtProvider(tx, started, now);
  for (const early of await findEarly(tx.db, token)) {
    const notification = readNotification(early.body);
    if (notification === null) continue;
    await decide(tx, early.id, await apply(tx, notification, await readFacts(tx, notification), now), now);
  }
}
