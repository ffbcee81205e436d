import type { JobReportReason } from '#contract/jobs/moderation-options.ts';

export const jobReportReasonLabels: Record<JobReportReason, string> = {
  fraud: 'It looks like a scam',
  asks_for_money: 'They ask reps for money',
  not_a_job: 'It’s an advert or isn’t a job',
  discrimination: 'It discriminates unfairly',
  illegal: 'The work isn’t legal',
  other: 'Something else',
};
