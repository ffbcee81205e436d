import { type Billing, graceDays } from '#contract/payments/billing.ts';
import { formatDate, formatDay } from '#web/lib/format-time.ts';

interface GateWords {
  readonly title: string;
  readonly text: string;
}

const overTitle = 'Your subscription has ended';

/**
 * Why a portal is closed.
 * @param paidBefore there was a subscription, which is over and done with
 * @param hasTrials whoever signs up today has one
 */
export function gateWords(
  { trial, subscription }: Pick<Billing, 'trial' | 'subscription'>,
  paidBefore: boolean,
  hasTrials = true,
): GateWords {
  if (!subscription && paidBefore) return { title: overTitle, text: 'What you paid for has run out.' };
  if (!subscription && !hasTrials) {
    return { title: 'Subscribe to begin', text: 'There is no free trial at the moment. Nothing of yours is lost.' };
  }
  if (!subscription) {
    const text = `It ended on ${formatDate(trial.trial_end_date)}. Nothing of yours is lost.`;
    return { title: 'Your free trial has ended', text };
  }
  if (subscription.status === 'cancelled') {
    return {
      title: overTitle,
      text: `You cancelled it, and what you paid for ran until ${formatDay(subscription.accessUntil)}.`,
    };
  }
  return {
    title: 'Your payment did not come in',
    text: `The charge of ${formatDay(subscription.paidUntil)} failed, and so did those of the ${graceDays} days after it. Subscribe again with a card that works.`,
  };
}
