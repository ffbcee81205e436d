import type { SubscriptionStatus } from '#contract/payments/options.ts';
import type { StatusText } from '../status.ts';

export const subscriptionStatusTexts: Record<SubscriptionStatus, StatusText> = {
  active: { label: 'Active', tone: 'success' },
  past_due: { label: 'Payment late', tone: 'danger' },
  cancelled: { label: 'Cancelled', tone: 'neutral' },
  ended: { label: 'Ended', tone: 'neutral' },
};
