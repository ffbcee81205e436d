import type { PayingSide } from '#contract/pricing.ts';
import type { TestApp } from './app.ts';
import type { TestPayfast } from './payfast.ts';
import { startCheckout } from './paying.ts';
import { type Person, signUpBusiness, signUpRep } from './people.ts';

export interface Subscribed {
  readonly person: Person;
  readonly paymentId: string;
  readonly token: string;
  readonly pfPaymentId: string;
}

/** A user who has paid for their first month. */
export async function subscribe(app: TestApp, payfast: TestPayfast, side: PayingSide = 'rep'): Promise<Subscribed> {
  const person = await (side === 'rep' ? signUpRep(app) : signUpBusiness(app));
  const checkout = await startCheckout(person, side);
  const { token, pfPaymentId } = await payfast.pay(checkout);
  return { person, paymentId: checkout.paymentId, token, pfPaymentId };
}
