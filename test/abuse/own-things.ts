import { randomUUID } from 'node:crypto';
import { decodeJwt } from 'jose';
import { giftsApi } from '#contract/courses/gifts.ts';
import { learningApi } from '#contract/courses/learning.ts';
import type { RepActor } from '#server/features/accounts/access.ts';
import { completeCourses } from '#server/features/payments/course-orders/commands/complete-courses.ts';
import { findPayment } from '#server/features/payments/queries/find-payment.ts';
import { isOwned } from '#server/features/payments/tables.ts';
import { askPayout } from '#server/features/payouts/requests/commands/ask-payout.ts';
import type { TestApp } from '#test/support/app.ts';
import { createAuthenticator } from '#test/support/authenticator.ts';
import { hire, startGiving } from '#test/support/course-gifts.ts';
import { certify, learnAll, publish } from '#test/support/courses.ts';
import { openConversation, say } from '#test/support/messaging.ts';
import { earn, insertAccount, repIdOf } from '#test/support/wallets.ts';
import type { Cast } from './cast.ts';

/** A second session of the rep. */
export async function secondSessionOf({ rep }: Cast): Promise<string> {
  const { data, error } = await rep.auth.signInWithPassword(rep);
  if (error) throw error;
  return String(decodeJwt(data.session.access_token).session_id);
}

/** A passkey of the rep. */
export async function passkeyOf({ rep: { headers } }: Cast, origin: string): Promise<{ passkeyId: string }> {
  const post = async (path: string, body: object) => {
    const sent = { method: 'POST', headers, body: JSON.stringify(body) };
    const response = await fetch(`${origin}/auth/v1/passkeys/registration/${path}`, sent);
    return (await response.json()) as { id: string; challenge_id: string; options: { challenge: string } };
  };
  const { challenge_id, options } = await post('options', {});
  const credential = createAuthenticator('http://thengisa.test').create(options);
  return { passkeyId: (await post('verify', { challenge_id, credential })).id };
}

/** A factor of the rep, challenged in the session whose token is used here: a challenge belongs to one. */
export async function challengedFactorOf(
  { rep: { headers } }: Cast,
  origin: string,
): Promise<{ factorId: string; challengeId: string }> {
  const post = async (path: string, body: object) => {
    const sent = { method: 'POST', headers, body: JSON.stringify(body) };
    return (await (await fetch(`${origin}/auth/v1/factors${path}`, sent)).json()) as { id: string };
  };
  const { id: factorId } = await post('', { factor_type: 'totp', friendly_name: randomUUID() });
  return { factorId, challengeId: (await post(`/${factorId}/challenge`, {})).id };
}

/** A message of the rep to the business. */
export async function conversationOf(
  { rep }: Pick<Cast, 'rep'>,
  applicationId: string,
  words: string,
): Promise<{ conversationId: string; messageId: string }> {
  const { id: conversationId } = await openConversation(rep, { applicationId });
  return { conversationId, messageId: (await say(rep, conversationId, words)).id };
}

/** A requested payout of the rep. */
export async function openPayoutOf(
  app: TestApp,
  { userId }: Pick<Cast['rep'], 'userId'>,
): Promise<{ payoutId: string }> {
  const repId = await repIdOf(app, { userId });
  await earn(app, { userId }, 20_000);
  const bankAccountId = await insertAccount(app, repId);
  const asked = { amountCents: 20_000, bankAccountId, closing: false };
  const payoutId = await app.services.transaction((tx) => askPayout(tx, { userId, repId } as RepActor, asked));
  return { payoutId };
}

/** A course that the rep has learned, with an open attempt at its test. */
export async function learnedCourseOf(app: TestApp, rep: Cast['rep']) {
  const course = await publish(app);
  await learnAll(app, rep, course);
  const { id: attemptId } = await rep.call(learningApi.draw, { params: course });
  return { ...course, number: '2', attemptId, questionId: 'l1-q0' };
}

/** A course that the business gave to the rep, not yet begun. */
export async function giftOf(app: TestApp, business: Cast['business'], rep: Cast['rep']): Promise<{ giftId: string }> {
  const { repId } = await hire(app, business, rep);
  const { paymentId } = await startGiving(business, [{ ...(await publish(app)), repId }]);
  await app.services.transaction(async (tx) => {
    const payment = await findPayment(tx.db, paymentId);
    if (!payment || !isOwned(payment)) throw new Error('Nothing was begun to be given.');
    const { amountGross: amountCents } = payment;
    await completeCourses(tx, payment, { pfPaymentId: randomUUID(), amountCents, feeCents: 0n });
  });
  const { items } = await business.call(giftsApi.list, { query: {} });
  return { giftId: items[0]?.gifts[0]?.giftId ?? '' };
}

/** Of a course that the rep finished. */
export async function certificateOf(app: TestApp, rep: Cast['rep']): Promise<{ number: string }> {
  const { number } = await certify(app, await publish(app), rep);
  return { number };
}
