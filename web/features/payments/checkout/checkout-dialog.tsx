import { useMutation } from '@tanstack/react-query';
import { paymentsApi } from '#contract/payments/payments.ts';
import type { PayingSide } from '#contract/pricing.ts';
import { mutationOf, writing } from '#web/lib/endpoint-queries.ts';
import { usePaymentTab } from '#web/lib/use-payment-tab.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { CheckoutReview } from './checkout-review.tsx';
import { CheckoutWaiting } from './checkout-waiting.tsx';

interface CheckoutDialogProps {
  readonly side: PayingSide;
  readonly monthlyCents: number;
  readonly refundUsed: boolean;
  /** False if there is no page behind it. */
  readonly dismissible?: boolean;
  readonly onBack: () => void;
}

/** From the order to the payment. The page behind it updates itself when the payment is in. */
export function CheckoutDialog({ side, monthlyCents, refundUsed, dismissible = true, onBack }: CheckoutDialogProps) {
  const { pay, busy, started, failure, startOver } = useCheckout(side);
  return (
    <Dialog
      open
      size="large"
      dismissible={dismissible}
      onOpenChange={(open) => {
        if (!open) onBack();
      }}
      title={started ? 'Your payment' : 'Review your order'}
      description={started ? undefined : 'Check the details before you pay. You haven’t been charged yet.'}
    >
      {started ? (
        <CheckoutWaiting started={started} onStartOver={startOver} />
      ) : (
        <CheckoutReview
          side={side}
          monthlyCents={monthlyCents}
          refundUsed={refundUsed}
          busy={busy}
          failure={failure}
          onPay={() => void pay()}
        >
          <Button variant="secondary" onClick={onBack}>
            {dismissible ? 'Cancel' : 'Back'}
          </Button>
        </CheckoutReview>
      )}
    </Dialog>
  );
}

/** Begins to pay for a subscription, in a tab of the provider. */
function useCheckout(side: PayingSide) {
  // The tab only waits for the form.
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
