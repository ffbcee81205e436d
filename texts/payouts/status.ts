import type { PayoutStatus } from '#contract/payouts/options.ts';
import type { StatusText } from '../status.ts';

export const payoutStatusTexts: Record<PayoutStatus, StatusText> = {
  asked: { label: 'Requested', tone: 'accent' },
  cancelled: { label: 'Cancelled', tone: 'neutral' },
  in_batch: { label: 'Being prepared', tone: 'accent' },
  released: { label: 'With the bank', tone: 'info' },
  paid: { label: 'Paid', tone: 'success' },
  failed: { label: 'Not paid', tone: 'danger' },
  returned: { label: 'Returned', tone: 'danger' },
};
