import type { Tx } from '#server/platform/db/transaction.ts';
import { announceBilling } from '../../commands/announce-billing.ts';
import { endAtProvider } from '../../commands/end-at-provider.ts';
import { claimStray } from '../../commands/end-stray-token.ts';
import { lockPayer } from '../../commands/lock-payer.ts';
import { holdLearnersBefore } from '../../course-orders/commands/hold-learners.ts';
import { type ProviderNotification, readNotification } from '../../gateway/notification.ts';
import { findPayment, findPaymentByProvider } from '../../queries/find-payment.ts';
import { findStrayToken } from '../../queries/find-stray-token.ts';
import { findSubscriptionByToken } from '../../queries/find-subscription.ts';
import { isOwned } from '../../tables.ts';
import { findEarly } from '../queries/find-notifications.ts';
import { applyCancelled } from './apply-cancelled.ts';
import { applyComplete } from './apply-complete.ts';
import { applyFailed } from './apply-failed.ts';
import { applied, type Subject, tooEarly, type Verdict } from './give-verdict.ts';
import { decide } from './keep-notification.ts';
import { takeTurn } from './take-turn.ts';

/**
 * Carries out what the provider says, once it is known to be the provider who says it. Whatever the order in which
 * notifications come, they end in the same rows.
 */
export async function applyNotification(tx: Tx, told: ProviderNotification, now: Date): Promise<Verdict> {
  await takeTurn(tx, told);
  const found = await findSubject(tx, told);
  const payer = found.subscription ?? found.charge ?? found.checkout;
  if (!payer && told.paymentStatus !== 'COMPLETE' && !(await findStrayToken(tx.db, told.token))) return tooEarly;
  if (payer && payer.userId !== null) {
    if (found.checkout) await holdLearnersBefore(tx, payer.userId, found.checkout);
    await lockPayer(tx, payer.userId);
  }
  const subject = await findSubject(tx, told);
  const verdict = await apply(tx, told, subject, now);
  if (told.token !== null && !subject.subscription && verdict.state === 'applied') await catchUp(tx, told.token, now);
  if (payer) await announceBilling(tx, payer);
  return verdict;
}

async function findSubject({ db }: Tx, told: ProviderNotification): Promise<Subject> {
  const { token, pfPaymentId, merchantPaymentId } = told;
  const checkout = await findPayment(db, merchantPaymentId);
  return {
    subscription: token === null ? undefined : await findSubscriptionByToken(db, token),
    charge: pfPaymentId === null ? undefined : await findPaymentByProvider(db, pfPaymentId),
    checkout: checkout && isOwned(checkout) ? checkout : undefined,
  };
}

function apply(tx: Tx, told: ProviderNotification, subject: Subject, now: Date): Promise<Verdict> | Verdict {
  switch (told.paymentStatus) {
    case 'COMPLETE':
      return applyComplete(tx, told, subject, now);
    case 'FAILED':
      return applyFailed(tx, told, subject, now);
    case 'CANCELLED':
      return applyCancelled(tx, told, subject, now);
    case 'PENDING':
      return applied('It is not decided yet.');
    default:
      return { state: 'parked', reason: 'It has a status that we do not know.' };
  }
}

/** What came too early about a token is carried out once it is known, and what it paid is put to its months. */
async function catchUp(tx: Tx, token: string, now: Date): Promise<void> {
  const begun = await findSubscriptionByToken(tx.db, token);
  if (!begun) return;
  if (await claimStray(tx, token)) await endAtProvider(tx, begun, now);
  for (const early of await findEarly(tx.db, token)) {
    const told = readNotification(early.body);
    if (told === null) continue;
    await decide(tx, early.id, await apply(tx, told, await findSubject(tx, told), now), now);
  }
}
