import type { CorrectableAccount, CorrectionStatus } from '#contract/ledger/options.ts';
import type { ProviderLineKind } from '#contract/payments/options.ts';
import type { BadgeTone } from '#web/ui/badge.tsx';

export const lineWords: Record<ProviderLineKind, string> = {
  payment: 'Paid in, less what the provider keeps',
  refund: 'Given back',
  chargeback: 'Charged back by the bank',
};

export const accountWords: Record<CorrectableAccount, string> = {
  provider_clearing: 'At the provider',
  bank: 'At the bank',
  platform_earnings: 'Commission that was earned',
  subscription_income: 'Subscriptions that were paid',
  course_income: 'Courses that were paid',
  provider_fees: 'What providers keep',
  chargeback_losses: 'Losses to chargebacks',
  unallocated_receipts: 'Unallocated money',
  rep_wallet: 'The wallet of a rep',
};

export const correctionWords: Record<CorrectionStatus, { readonly label: string; readonly tone: BadgeTone }> = {
  asked: { label: 'Waiting for another admin', tone: 'accent' },
  approved: { label: 'Booked', tone: 'success' },
  rejected: { label: 'Rejected', tone: 'neutral' },
};
