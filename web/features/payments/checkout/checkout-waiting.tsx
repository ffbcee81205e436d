import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { sendTo } from '#web/lib/payment-tab.ts';
import { mailUrl, support } from '#web/lib/site-facts.ts';
import type { Started } from '#web/lib/use-payment-tab.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { paymentQuery } from '../api.ts';
import { paymentWords } from '../payment-words.ts';

interface CheckoutWaitingProps {
  readonly started: Started;
  readonly onStartOver: () => void;
}

const payThere = (blocked: boolean) =>
  blocked ? 'You’ll pay on PayFast’s page, which opens in a new tab.' : 'Pay in the PayFast tab.';

/** Shown while the user pays in the other tab. */
export function CheckoutWaiting({ started: { checkout, blocked }, onStartOver }: CheckoutWaitingProps) {
  const { data: payment } = useQuery(paymentQuery(checkout.paymentId));
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  const status = payment?.paymentStatus ?? 'PENDING';
  const words = paymentWords[status];
  const waits = status === 'PENDING';

  return (
    <div ref={box} tabIndex={-1} className="grid gap-5 outline-none">
      {blocked && waits ? (
        <Alert tone="warning" title="The payment page didn’t open">
          Your browser blocked the new tab. Press the button to continue.
        </Alert>
      ) : null}
      <div role="status" className="flex items-start gap-3.5">
        {waits && !blocked ? <Spinner className="mt-1 shrink-0 text-brand" /> : null}
        <div>
          <p className="font-semibold text-lg">{waits && blocked ? 'Your order is ready' : words.title}</p>
          <p className="mt-1 text-ink-soft">{waits ? `${payThere(blocked)} ${words.text}` : words.text}</p>
        </div>
      </div>
      {waits ? (
        <p className="text-ink-soft text-sm">
          {blocked ? '' : 'If you closed that tab or cancelled there, you weren’t charged. '}If you paid and this page
          is still waiting after 10 minutes, you can leave it. Your payment will count once your bank confirms it. Write
          to{' '}
          <a href={mailUrl} className="font-medium text-brand underline underline-offset-4">
            {support.email}
          </a>{' '}
          if it hasn’t arrived after a day.
        </p>
      ) : null}
      <div className="flex flex-col gap-3 md:flex-row md:justify-end">
        <Button variant="secondary" onClick={onStartOver}>
          {waits ? 'Back to order' : 'Try again'}
        </Button>
        {waits ? (
          <Button variant={blocked ? 'accent' : 'primary'} onClick={() => sendTo(null, checkout)}>
            {blocked ? 'Continue to payment' : 'Reopen payment page'}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
