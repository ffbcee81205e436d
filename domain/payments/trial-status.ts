import type { TrialStatus } from '#contract/payments/trial-status.ts';
import { hasAccess, type SubscriptionTerms } from './subscription-terms.ts';

const dayMs = 86_400_000;

/** For how many days before a trial ends its banner is shown. */
const warningDays = 3;

interface TrialFacts {
  readonly trialEndsAt: Date;
  /** Null: never subscribed, or ended. */
  readonly subscription: SubscriptionTerms | null;
  /** The operator charges this side nothing. */
  readonly free: boolean;
}

/** The trial gate's decision, on the server and on the screen. Deadlines are compared with the clock at each call. */
export function trialStatusAt(now: Date, { trialEndsAt, subscription, free }: TrialFacts): TrialStatus {
  const left = trialEndsAt.getTime() - now.getTime();
  const expired = left <= 0;
  const active = subscription !== null && hasAccess(subscription, now);
  return {
    trial_expired: expired,
    subscription_active: active,
    access_granted: free || active || !expired,
    days_remaining: Math.max(0, Math.ceil(left / dayMs)),
    trial_end_date: trialEndsAt.toISOString(),
  };
}

/** Whether to show the end of a trial: to users for whom it matters. */
export function trialEndsSoon({ subscription_active, trial_expired, days_remaining }: TrialStatus): boolean {
  return !subscription_active && !trial_expired && days_remaining <= warningDays;
}
