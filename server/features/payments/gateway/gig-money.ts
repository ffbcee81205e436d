import type { GigMoneyProviderName } from '#contract/payments/options.ts';
import { type CheckoutOrder, checkoutForm } from './checkout-form.ts';
import type { PayfastSettings } from './payfast-settings.ts';

/** What is to be paid for work, once. */
export type GigOrder = Omit<CheckoutOrder, 'bought' | 'monthly' | 'leftFor'>;

/** What the payer's browser posts, and where to. */
export interface PaymentForm {
  readonly action: string;
  readonly fields: Record<string, string>;
}

/** Whoever takes what a business pays for work. */
export interface GigMoney {
  readonly name: GigMoneyProviderName;
  /** Signed by us, so that it can be made without asking anybody. */
  begin(order: GigOrder): PaymentForm;
}

/** By card, into our merchant account. */
export const cardGigMoney = (payfast: PayfastSettings): GigMoney => ({
  name: 'card',
  begin: (order) => checkoutForm(payfast, { ...order, bought: 'business', monthly: null, leftFor: 'hires' }),
});
