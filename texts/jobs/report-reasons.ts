import type { JobReportReason } from '#contract/jobs/moderation-options.ts';

export const jobReportReasonLabels: Record<JobReportReason, string> = {
  fraud: 'It looks like a scam',
  asks_for_money: 'They ask reps for money',
  not_a_job: 'It is no job, or an advertisement',
  discrimination: 'It shuts people out unfairly',
  illegal: 'The work is not lawful',
  other: 'Something else',
};
