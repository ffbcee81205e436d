import type { Billing } from '#contract/payments/billing.ts';
import { subscriptionStatusTexts } from '#texts/payments/status.ts';
import { formatRandExact } from '#web/lib/format.ts';
import { formatDate, formatDay } from '#web/lib/format-time.ts';
import type { BadgeTone } from '#web/ui/badge.tsx';

interface SubscriptionWords {
  readonly label: string;
  readonly tone: BadgeTone;
  readonly text: string;
}

type Subscription = NonNullable<Billing['subscription']>;

/** Texts for one side's subscription. */
export function subscriptionWords({ monthlyCents, trial, subscription }: Billing): SubscriptionWords {
  if (subscription && !trial.subscription_active) return ofRunOut(subscription);
  if (subscription) return ofSubscription(subscription);
  if (monthlyCents === null) {
    return {
      label: 'Free',
      tone: 'success',
      text: 'There’s nothing to pay at the moment. You can use everything.',
    };
  }
  const price = formatRandExact(monthlyCents);
  const day = formatDate(trial.trial_end_date);
  if (trial.trial_expired) {
    return {
      label: 'Ended',
      tone: 'danger',
      text: `Your free trial ended on ${day}. To continue, subscribe for ${price} a month.`,
    };
  }
  return {
    label: 'Free trial',
    tone: 'info',
    text: `Your free trial runs until ${day}. After that, you can subscribe for ${price} a month. We won’t charge you automatically. Your first month starts on the day you pay.`,
  };
}

/** The paid period is over: access is from a trial only, or there is none. */
function ofRunOut({ status, paidUntil, accessUntil }: Subscription): SubscriptionWords {
  if (status === 'past_due') {
    return {
      label: 'Not paid',
      tone: 'danger',
      text: `We couldn’t charge your card on ${formatDay(paidUntil)} or in the days after it. Change your card and we’ll try again, or subscribe again.`,
    };
  }
  return {
    label: 'Ended',
    tone: 'neutral',
    text: `The period you paid for ended on ${formatDay(accessUntil)}. You won’t be charged again.`,
  };
}

function ofSubscription({
  status,
  amountCents,
  paidUntil,
  nextChargeOn,
  accessUntil,
}: Subscription): SubscriptionWords {
  const price = formatRandExact(amountCents);
  switch (status) {
    case 'active':
      return {
        ...subscriptionStatusTexts[status],
        text: `Paid until ${formatDay(paidUntil)}. ${nextChargeOn ? `Your next charge is ${price} on ${formatDay(nextChargeOn)}.` : 'You won’t be charged again.'}`,
      };
    case 'past_due':
      return {
        ...subscriptionStatusTexts[status],
        text: `We couldn’t charge your card on ${formatDay(paidUntil)}. We’ll try again each day, and you’ll keep access until ${formatDay(accessUntil)}. Make sure there’s enough money on your card, or change the card.`,
      };
    case 'cancelled':
      return {
        ...subscriptionStatusTexts[status],
        text: `You won’t be charged again. You’ll keep access until ${formatDay(accessUntil)}.`,
      };
    case 'ended':
      return { ...subscriptionStatusTexts[status], text: 'This subscription has ended. You won’t be charged again.' };
  }
}
