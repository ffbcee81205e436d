import type { ReviewReportReason } from '#contract/trust/review-options.ts';

export const reviewReportWords: Record<ReviewReportReason, string> = {
  untrue: 'It isn’t true',
  abuse: 'It’s insulting or threatening',
  private: 'It shares private details',
  other: 'Something else',
};
