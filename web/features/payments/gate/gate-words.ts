import type { Billing } from '#contract/payments/billing.ts';
import { graceDays } from '#contract/payments/options.ts';
import { formatDate, formatDay } from '#web/lib/format-time.ts';

interface GateWords {
  readonly title: string;
  readonly text: string;
}

const overTitle = 'Your subscription has ended';

/**
 * Why a portal is closed.
 * @param hasTrials whether new accounts start with a free trial today
 */
export function gateWords(
  {
    trial,
    subscription,
    subscribedBefore,
    trialUsedBefore,
  }: Pick<Billing, 'trial' | 'subscription' | 'subscribedBefore' | 'trialUsedBefore'>,
  hasTrials = true,
): GateWords {
  if (!subscription && subscribedBefore)
    return { title: overTitle, text: 'Subscribe again to continue. Your data is safe.' };
  if (!subscription && !hasTrials) {
    return { title: 'Subscribe to start', text: 'There is no free trial at the moment. Your data is safe.' };
  }
  if (!subscription) {
    const endedOn = formatDate(trial.trial_end_date);
    const text = trialUsedBefore
      ? `Your email address already had a free trial, which ended on ${endedOn}.`
      : `It ended on ${endedOn}. Your data is safe.`;
    return { title: 'Your free trial has ended', text };
  }
  if (subscription.status === 'cancelled') {
    return {
      title: overTitle,
      text: `You cancelled it. The period you paid for ended on ${formatDay(subscription.accessUntil)}.`,
    };
  }
  return {
    title: 'Your payment failed',
    text: `We couldn’t charge your card on ${formatDay(subscription.paidUntil)} or in the ${graceDays} days after it. Subscribe again with a card that works.`,
  };
}
