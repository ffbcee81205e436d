import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Billing } from '#contract/payments/billing.ts';
import type { PayingSide } from '#contract/pricing.ts';
import { QueryPart } from '#web/features/lists/query-part.tsx';
import { useChosenPlan } from '#web/features/session/use-sign-up-prefill.ts';
import { formatRand } from '#web/lib/format.ts';
import { formatDateTime } from '#web/lib/format-time.ts';
import { Alert } from '#web/ui/alert.tsx';
import { StatusBadge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { billingQuery } from '../api.ts';
import { subscriptionNames } from '../side-facts.ts';
import { useFocusOnChange } from '../use-focus-on-change.ts';
import { CancelButton } from './cancel-button.tsx';
import { CardPart } from './card-part.tsx';
import { RefundAccount } from './refund-account.tsx';
import { RefundButton } from './refund-button.tsx';
import { ResumeButton } from './resume-button.tsx';
import { SubscribeButton } from './subscribe-button.tsx';
import { subscriptionWords } from './subscription-words.ts';

/** The status of one role's subscription, and its actions. */
export function SubscriptionCard({ side }: { readonly side: PayingSide }) {
  const billing = useQuery(billingQuery(side));
  const words = billing.data && subscriptionWords(billing.data);
  return (
    // The badge may take a line of its own: remounted with it.
    <Card
      key={words ? 'subscription' : 'loading'}
      title={subscriptionNames[side]}
      action={words ? <StatusBadge {...words} /> : undefined}
    >
      <QueryPart
        query={billing}
        label={`Loading your ${subscriptionNames[side].toLowerCase()}`}
        height="min-h-46 sm:min-h-28"
      >
        {(data) => <SubscriptionFacts billing={data} text={subscriptionWords(data).text} />}
      </QueryPart>
    </Card>
  );
}

function SubscriptionFacts({ billing, text }: { readonly billing: Billing; readonly text: string }) {
  const { side, monthlyCents, subscription, openCheckout, refunds, refundUsed, trial } = billing;
  const status = useFocusOnChange(text);
  return (
    <div className="grid gap-5">
      <p ref={status} tabIndex={-1} role="status" className="outline-none">
        {text}
      </p>
      {monthlyCents === null ? null : <ChosenPlan side={side} monthlyCents={monthlyCents} />}
      {openCheckout ? (
        <Alert tone="info" title="You started a payment">
          You started it on {formatDateTime(openCheckout.createdAt)}. If you paid, this page will show it once your bank
          confirms the payment. If you didn’t, you weren’t charged.
        </Alert>
      ) : null}
      {refunds.map((refund) => (
        <RefundAccount key={refund.id} refund={refund} />
      ))}
      {subscription?.canChangeCard ? (
        <CardPart side={side} expires={subscription.cardExpires} urgent={subscription.status === 'past_due'} />
      ) : null}
      <div className="flex flex-col gap-3 empty:hidden md:flex-row md:flex-wrap">
        {mayBuy(billing) && monthlyCents !== null ? (
          <SubscribeButton side={side} monthlyCents={monthlyCents} refundUsed={refundUsed} />
        ) : null}
        {subscription?.canResume ? <ResumeButton side={side} subscription={subscription} /> : null}
        {subscription?.canCancel ? <CancelButton side={side} subscription={subscription} /> : null}
        {subscription?.refundableUntil ? (
          <RefundButton
            side={side}
            amountCents={subscription.amountCents}
            until={subscription.refundableUntil}
            trial={trial}
          />
        ) : null}
      </div>
    </div>
  );
}

interface ChosenPlanProps {
  readonly side: PayingSide;
  readonly monthlyCents: number;
}

function ChosenPlan({ side, monthlyCents }: ChosenPlanProps) {
  const plan = useChosenPlan(side);
  const to = side === 'business' ? '/businesses#plans' : '/reps#plans';
  return (
    <p className="text-ink-soft">
      {plan ? (
        <>
          Your plan: <strong className="font-semibold text-ink">{plan.name}</strong>.{' '}
        </>
      ) : null}
      During the beta, every plan costs {formatRand(monthlyCents)} a month.{' '}
      <Link to={to} className="font-medium text-brand underline underline-offset-4">
        {plan ? 'Change plan' : 'View plans'}
      </Link>
    </p>
  );
}

/** One at a time: another can be bought when this one has ended. */
const mayBuy = ({ subscription, trial }: Billing) => !subscription || !trial.subscription_active;
