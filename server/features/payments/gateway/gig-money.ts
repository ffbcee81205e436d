import type { GigMoneyProviderName } from '#contract/payments/options.ts';
import { type CheckoutOrder, checkoutForm } from './checkout-form.ts';
import type { PayfastSettings } from './payfast-settings.ts';
import { ProviderAway } from './provider-errors.ts';
import type { RefundRequest, RefundResult, RefundState } from './provider-refunds.ts';

/** Whether a payment is one of the partner's, by its number. */
export const isOfEscrow = (providerId: string): boolean => providerId.startsWith('escrow-');

/** What is to be paid for work, once. */
export type GigOrder = Omit<CheckoutOrder, 'bought' | 'monthly' | 'leftFor'>;

/** What the payer's browser posts, and where to. */
export interface PaymentForm {
  readonly action: string;
  readonly fields: Record<string, string>;
}

/** How what somebody took goes back, whoever takes the money today. */
export interface GivingBack {
  queryRefund(providerId: string): Promise<RefundState | null>;
  refund(providerId: string, request: RefundRequest): Promise<RefundResult>;
}

/** Each payment goes back through whoever took it, which its number tells. @param escrow null: there is no partner any more */
export const givingBackThrough = (payfast: GivingBack, escrow: GivingBack | null): GivingBack => {
  const of = (providerId: string): GivingBack => {
    if (!isOfEscrow(providerId)) return payfast;
    if (!escrow) throw new ProviderAway('The partner that took this payment is not set: ESCROW_URL and ESCROW_KEY.');
    return escrow;
  };
  return {
    queryRefund: async (id) => of(id).queryRefund(id),
    refund: async (id, request) => of(id).refund(id, request),
  };
};

/**
 * Whoever takes what a business pays for work. What they tell of it comes to a webhook of their own, since each signs in another
 * way, and ends in `completeHires` or in `closeCheckout`. When it lies at our bank an administrator records.
 */
export interface GigMoney extends GivingBack {
  readonly name: GigMoneyProviderName;
  /** Signed by us, so that it is made without asking anybody, in the transaction that keeps the payment. */
  begin(order: GigOrder): PaymentForm;
}

/** By card, into our merchant account. */
export const cardGigMoney = (payfast: PayfastSettings, { queryRefund, refund }: GivingBack): GigMoney => ({
  name: 'card',
  begin: (order) => checkoutForm(payfast, { ...order, bought: 'business', monthly: null, leftFor: 'hires' }),
  ...{ queryRefund, refund },
});
