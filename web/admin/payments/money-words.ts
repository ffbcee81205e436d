import type { CorrectableAccount, CorrectionStatus } from '#contract/ledger/options.ts';
import type { ProviderLineKind } from '#contract/payments/options.ts';
import type { BadgeTone } from '#web/ui/badge.tsx';

export const lineWords: Record<ProviderLineKind, string> = {
  payment: 'Payment, less the provider’s fee',
  refund: 'Refund',
  chargeback: 'Chargeback',
};

export const accountWords: Record<CorrectableAccount, string> = {
  provider_clearing: 'At the provider',
  bank: 'At the bank',
  platform_earnings: 'Commission income',
  subscription_income: 'Subscription income',
  course_income: 'Course income',
  provider_fees: 'Provider fees',
  chargeback_losses: 'Chargeback losses',
  unallocated_receipts: 'Unallocated money',
  rep_wallet: 'Rep wallet',
};

export const correctionWords: Record<CorrectionStatus, { readonly label: string; readonly tone: BadgeTone }> = {
  asked: { label: 'Waiting for approval', tone: 'accent' },
  approved: { label: 'Booked', tone: 'success' },
  rejected: { label: 'Rejected', tone: 'neutral' },
};
