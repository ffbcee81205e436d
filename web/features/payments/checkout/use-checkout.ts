import { useMutation } from '@tanstack/react-query';
import { paymentsApi } from '#contract/payments/payments.ts';
import type { PayingSide } from '#contract/pricing.ts';
import { mutationOf, writing } from '#web/lib/endpoint-queries.ts';
import { usePaymentTab } from '#web/lib/use-payment-tab.ts';

/** Begins to pay for a subscription, in a tab of the provider. */
export function useCheckout(side: PayingSide) {
  // The tab waits for the form alone.
  const { mutateAsync, isPending } = useMutation({
    ...mutationOf(paymentsApi.checkout),
    meta: { ...writing(paymentsApi.checkout), readsBehind: true },
  });
  const tab = usePaymentTab({
    refused: 'Subscription failed',
    begin: (idempotencyKey) => mutateAsync({ body: { item: 'subscription', side, consent: true }, idempotencyKey }),
  });
  return { ...tab, busy: isPending };
}
