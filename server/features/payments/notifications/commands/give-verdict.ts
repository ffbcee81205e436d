import type { NotificationState } from '#contract/payments/options.ts';
import type { OwnedPaymentRow, PaymentRow, SubscriptionRow } from '../../tables.ts';

export interface Verdict {
  readonly state: NotificationState;
  readonly reason: string | null;
}

/** What a notification is about, as it stands once its payer is locked. */
export interface Subject {
  /** The charge that the provider has named before. */
  readonly charge: PaymentRow | undefined;
  /** The payment that we named to the provider. */
  readonly checkout: OwnedPaymentRow | undefined;
  /** That of the token, and of no other: an old word about one token says nothing about a newer one. */
  readonly subscription: SubscriptionRow | undefined;
}

export const applied = (reason: string | null = null): Verdict => ({ state: 'applied', reason });

/** It is looked at again once the first charge of its token has come in, and by a task. */
export const tooEarly: Verdict = {
  state: 'parked',
  reason: 'It is about no payment and no subscription that we know.',
};
