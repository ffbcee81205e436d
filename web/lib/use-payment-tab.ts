import { useRef, useState } from 'react';
import type { Checkout } from '#contract/payments/payments.ts';
import { ApiError } from './api-client.ts';
import { openPaymentTab, sendTo } from './payment-tab.ts';

export interface CheckoutFailure {
  readonly title: string;
  readonly text: string;
}

export interface Started {
  readonly checkout: Checkout;
  /** The browser blocked the payment page. */
  readonly blocked: boolean;
}

interface PaymentTabProps {
  /** Requests the form; a retry uses the same key if no response arrived. */
  readonly begin: (idempotencyKey: string) => Promise<Checkout>;
  /** The title of a refusal. */
  readonly refused: string;
}

/** Begins a payment, in a tab of the provider. */
export function usePaymentTab({ begin, refused }: PaymentTabProps) {
  const [started, setStarted] = useState<Started | null>(null);
  const [failure, setFailure] = useState<CheckoutFailure | null>(null);
  const sending = useRef(false);
  const key = useRef(crypto.randomUUID());

  /** Called in the click handler itself: later the browser blocks the tab. */
  async function pay(): Promise<void> {
    if (sending.current) return;
    sending.current = true;
    setFailure(null);
    const tab = openPaymentTab();
    try {
      const checkout = await begin(key.current);
      key.current = crypto.randomUUID();
      setStarted({ checkout, blocked: tab === null || !sendTo(tab, checkout) });
    } catch (error) {
      tab?.close();
      setFailure(failureOf(error, refused));
    }
    sending.current = false;
  }

  return { pay, started, failure, startOver: () => setStarted(null) };
}

/** A refusal has its reason; any other failure only a hint to retry. */
function failureOf(error: unknown, title: string): CheckoutFailure {
  const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return isRefused
    ? { title, text: `${error.title}. ${error.message}` }
    : { title: 'Payment error', text: 'Unable to process payment. Please try again.' };
}
