import { paymentsApi } from '#contract/payments/payments.ts';
import type { PayingSide } from '#contract/pricing.ts';
import type { PayfastGateway } from '#server/features/payments/gateway/open-gateway.ts';
import { receiveNotification } from '#server/features/payments/notifications/commands/receive-notification.ts';
import type { TestApp } from './app.ts';
import { type Person, signUpBusiness, signUpRep } from './people.ts';

/** A source address accepted for notifications in local mode. */
const providerAddress = '127.0.0.1';

export interface Paying {
  readonly person: Person;
  readonly userId: string;
  readonly paymentId: string;
}

export const startCheckout = (person: Pick<Person, 'call'>, side: PayingSide = 'rep') =>
  person.call(paymentsApi.checkout, { body: { item: 'subscription', side, consent: true } });

/** A user with an open checkout, dated as begun on that day. */
export async function startPaying(app: TestApp, side: PayingSide, billingOn?: string): Promise<Paying> {
  const person = await (side === 'rep' ? signUpRep(app) : signUpBusiness(app));
  const { paymentId } = await startCheckout(person, side);
  if (billingOn !== undefined)
    await app.database.pool.query('update payfast_payments set billing_on = $2 where merchant_payment_id = $1', [
      paymentId,
      billingOn,
    ]);
  return { person, userId: person.userId, paymentId };
}

/** A provider with a fixed answer on whether a notification is its own, and without subscriptions. */
export function gatewayAnswering(answer: 'valid' | 'invalid' | 'unknown'): PayfastGateway {
  const never = () => Promise.reject(new Error('Not to be asked'));
  return {
    validate: async () => answer,
    fetchSubscription: async () => null,
    cardUpdateUrl: (token) => `http://provider.test/${token}`,
    pause: never,
    unpause: never,
    cancel: never,
    update: never,
    queryRefund: never,
    refund: never,
  };
}

type Answer = Parameters<typeof gatewayAnswering>[0];

/** Receives notifications like an app's webhook, without HTTP: with the provider's answers about them, and their source. */
export const receivingAt =
  ({ services: { db, transaction, env } }: TestApp) =>
  (body: string, answer: Answer = 'valid', sourceAddress = providerAddress) =>
    receiveNotification(
      { db, transaction, settings: env.payfast, gateway: gatewayAnswering(answer) },
      { body, sourceAddress },
    );
