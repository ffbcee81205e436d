import type { Billing } from '#contract/payments/billing.ts';
import { formatRandExact } from '#web/lib/format.ts';
import { formatDate, formatDay } from '#web/lib/format-time.ts';
import type { BadgeTone } from '#web/ui/badge.tsx';

interface StandingWords {
  readonly label: string;
  readonly tone: BadgeTone;
  readonly text: string;
}

type Subscription = NonNullable<Billing['subscription']>;

/** How one side of somebody is subscribed, in words. */
export function standingWords({ monthlyCents, trial, subscription }: Billing): StandingWords {
  if (subscription && !trial.subscription_active) return ofRunOut(subscription);
  if (subscription) return ofSubscription(subscription);
  if (monthlyCents === null) {
    return {
      label: 'Free',
      tone: 'success',
      text: 'There is nothing to pay at the moment. Everything is open to you.',
    };
  }
  const price = formatRandExact(monthlyCents);
  const day = formatDate(trial.trial_end_date);
  if (trial.trial_expired) {
    return {
      label: 'Ended',
      tone: 'danger',
      text: `No free trial has run since ${day}. To go on, it is ${price} a month.`,
    };
  }
  return {
    label: 'Free trial',
    tone: 'info',
    text: `Your free trial runs until ${day}. After that it is ${price} a month, if you subscribe: nothing is charged by itself. A month that you pay for begins on the day that you pay.`,
  };
}

/** What was paid for is over: what may open the side now is a trial alone, or nothing. */
function ofRunOut({ status, paidUntil, accessUntil }: Subscription): StandingWords {
  if (status === 'past_due') {
    return {
      label: 'Not paid',
      tone: 'danger',
      text: `Your card did not let the charge of ${formatDay(paidUntil)} through, nor on the days after it. Change the card, and it is tried again; or subscribe anew.`,
    };
  }
  return {
    label: 'Ended',
    tone: 'neutral',
    text: `What you paid for ran until ${formatDay(accessUntil)}. Nothing more is charged.`,
  };
}

function ofSubscription({ status, amountCents, paidUntil, nextChargeOn, accessUntil }: Subscription): StandingWords {
  const price = formatRandExact(amountCents);
  switch (status) {
    case 'active':
      return {
        label: 'Active',
        tone: 'success',
        text: `Paid until ${formatDay(paidUntil)}. ${nextChargeOn ? `${price} is charged next on ${formatDay(nextChargeOn)}.` : 'Nothing more is charged.'}`,
      };
    case 'past_due':
      return {
        label: 'Payment late',
        tone: 'danger',
        text: `Your card did not let the charge of ${formatDay(paidUntil)} through. It is tried again each day, and everything stays open until ${formatDay(accessUntil)}. See that there is enough on your card, or change the card.`,
      };
    case 'cancelled':
      return {
        label: 'Cancelled',
        tone: 'neutral',
        text: `Nothing is charged any more. Everything stays open until ${formatDay(accessUntil)}.`,
      };
    case 'ended':
      return { label: 'Ended', tone: 'neutral', text: 'This subscription is over, and nothing is charged any more.' };
  }
}
