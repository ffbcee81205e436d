import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type Checkout, paymentsApi } from '#contract/payments/payments.ts';
import type { PayingSide } from '#contract/pricing.ts';
import { ApiError } from '#web/lib/api-client.ts';
import { mutationOf, writing } from '#web/lib/endpoint-queries.ts';
import { openPaymentTab, sendTo } from './payment-tab.ts';

export interface CheckoutFailure {
  readonly title: string;
  readonly text: string;
}

export interface Begun {
  readonly checkout: Checkout;
  /** The browser did not let the payment page open. */
  readonly blocked: boolean;
}

/** Begins to pay, in a tab of the provider. */
export function useCheckout(side: PayingSide) {
  // The tab waits for the form alone.
  const begin = useMutation({
    ...mutationOf(paymentsApi.checkout),
    meta: { ...writing(paymentsApi.checkout), readsBehind: true },
  });
  const [begun, setBegun] = useState<Begun | null>(null);
  const [failure, setFailure] = useState<CheckoutFailure | null>(null);
  const sending = useRef(false);
  const key = useRef(crypto.randomUUID());

  /** Called in the press itself: later the browser opens no tab. */
  async function pay(): Promise<void> {
    if (sending.current) return;
    sending.current = true;
    setFailure(null);
    const tab = openPaymentTab();
    try {
      const checkout = await begin.mutateAsync({
        body: { item: 'subscription', side, consent: true },
        idempotencyKey: key.current,
      });
      key.current = crypto.randomUUID();
      setBegun({ checkout, blocked: tab === null || !sendTo(tab, checkout) });
    } catch (error) {
      tab?.close();
      setFailure(failureOf(error));
    }
    sending.current = false;
  }

  return { pay, busy: begin.isPending, begun, failure, startOver: () => setBegun(null) };
}

/** A refusal says why; for anything else there is nothing to say but that it may work the next time. */
function failureOf(error: unknown): CheckoutFailure {
  const refused = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return refused
    ? { title: 'Subscription failed', text: `${error.title}. ${error.message}` }
    : { title: 'Payment error', text: 'Unable to process payment. Please try again.' };
}
