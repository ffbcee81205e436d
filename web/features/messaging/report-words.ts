import type { ReportReason } from '#contract/messaging/reports.ts';

export const reasonWords: Record<ReportReason, string> = {
  fraud: 'Fraud or a false identity',
  paid_elsewhere: 'Asked to be paid elsewhere',
  abuse: 'Insults or threats',
  unwanted: 'Unwanted advances or advertising',
  other: 'Something else',
};
