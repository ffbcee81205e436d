import type { GigMoneyProviderName } from '#contract/payments/options.ts';
import { type CheckoutOrder, checkoutForm } from './checkout-form.ts';
import type { PayfastSettings } from './payfast-settings.ts';
import { ProviderAway } from './provider-errors.ts';
import type { RefundRequest, RefundResult, RefundState } from './provider-refunds.ts';

/** Whether a payment number is one of the partner's. */
export const isOfEscrow = (providerId: string): boolean => providerId.startsWith('escrow-');

/** A one-time payment for work. */
export type GigOrder = Omit<CheckoutOrder, 'bought' | 'monthly' | 'leftFor'>;

/** What the payer's browser posts, and where to. */
export interface PaymentForm {
  readonly action: string;
  readonly fields: Record<string, string>;
}

/** Refunds a payment, whichever provider takes new payments today. */
export interface GivingBack {
  queryRefund(providerId: string): Promise<RefundState | null>;
  refund(providerId: string, request: RefundRequest): Promise<RefundResult>;
}

/**
 * Refunds each payment through the provider that took it, known from its number.
 * @param escrow null: there is no partner any more
 */
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
 * The provider that takes businesses' payments for work. Each signs in another way, so each has its own webhook, which ends
 * in `completeHires` or `closeCheckout`. An admin records when the money has arrived at our bank.
 */
export interface GigMoney extends GivingBack {
  readonly name: GigMoneyProviderName;
  /** Signed locally, with no call, so that it runs in the transaction that stores the payment. */
  begin(order: GigOrder): PaymentForm;
}

/** By card, into our merchant account. */
export const cardGigMoney = (payfast: PayfastSettings, { queryRefund, refund }: GivingBack): GigMoney => ({
  name: 'card',
  begin: (order) => checkoutForm(payfast, { ...order, bought: 'business', monthly: null, leftFor: 'hires' }),
  ...{ queryRefund, refund },
});
