import { zodResolver } from '@hookform/resolvers/zod';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { refundDays } from '#contract/payments/options.ts';
import { checkoutInput, consentFor, subscriptionConsents } from '#contract/payments/payments.ts';
import type { PayingSide } from '#contract/pricing.ts';
import { addMonths } from '#domain/payments/subscription-terms.ts';
import { dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import { formatRandExact } from '#web/lib/format.ts';
import { formatDay } from '#web/lib/format-time.ts';
import { redirecting } from '#web/lib/payment-tab.ts';
import { soldBy, WherePaid } from '#web/lib/sold-by.tsx';
import type { CheckoutFailure } from '#web/lib/use-payment-tab.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { DescriptionList } from '#web/ui/description-list.tsx';
import { FormCheckbox } from '#web/ui/form-checkbox.tsx';
import { subscriptionNames } from '../side-facts.ts';

interface CheckoutReviewProps {
  readonly side: PayingSide;
  readonly monthlyCents: number;
  /** A first payment was refunded before, so this one isn't. */
  readonly refundUsed: boolean;
  readonly busy: boolean;
  readonly failure: CheckoutFailure | null;
  /** Called in the click handler itself. */
  readonly onPay: () => void;
  /** The way back, beside the button that pays. */
  readonly children: ReactNode;
}

/** The order, described before buying: its price, its renewal, how to end it (ECTA, section 43). */
export function CheckoutReview({
  side,
  monthlyCents,
  refundUsed,
  busy,
  failure,
  onPay,
  children,
}: CheckoutReviewProps) {
  const { control, handleSubmit, getValues } = useForm({
    resolver: zodResolver(checkoutInput),
    defaultValues: { item: 'subscription' as const, side, consent: false as true },
  });
  const top = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone: focus starts here.
  useEffect(() => top.current?.focus({ preventScroll: true }), []);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (getValues('consent')) onPay();
    else void handleSubmit(() => {})();
  }

  const price = formatRandExact(monthlyCents);
  const today = dayInSouthAfrica(new Date());
  return (
    <div ref={top} tabIndex={-1} className="outline-none">
      <DescriptionList
        items={[
          { term: 'What you’re buying', detail: <strong className="font-semibold">{subscriptionNames[side]}</strong> },
          { term: 'Price', detail: <strong className="figures font-semibold">{price} a month</strong> },
          {
            term: 'When you’re charged',
            detail: `Today, then on ${formatDay(addMonths(today, 1))} and each month after that, until you cancel.`,
          },
          {
            term: 'How to cancel',
            detail:
              'Cancel at any time under Settings, Billing. You won’t be charged again, and you’ll keep access until the end of the month you paid for.',
          },
          {
            term: 'Refunds',
            detail: refundUsed
              ? 'You’ve already had a first payment refunded. We do that once for each email address, so this payment can’t be refunded.'
              : `Within ${refundDays} days, you can have your first payment refunded once, also under Billing. Your access will then end.`,
          },
          {
            term: 'What’s free',
            detail: 'Your trial, signing up and cancelling cost nothing.',
          },
          soldBy,
        ]}
      />
      <form onSubmit={submit} noValidate className="mt-5 grid gap-5 border-line border-t pt-5">
        <FormCheckbox control={control} name="consent" label={subscriptionConsents[consentFor(refundUsed)](price)} />
        {failure ? (
          <Alert tone="danger" title={failure.title} announce>
            {failure.text}
          </Alert>
        ) : null}
        <WherePaid />
        <div className="flex flex-col gap-3 md:flex-row md:justify-end">
          {children}
          <Button type="submit" variant="accent" busy={busy} busyLabel={redirecting}>
            Pay {price}
          </Button>
        </div>
      </form>
    </div>
  );
}
