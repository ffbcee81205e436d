/** A rep's reason for a report. */
export const jobReportReasons = ['fraud', 'asks_for_money', 'not_a_job', 'discrimination', 'illegal', 'other'] as const;

export type JobReportReason = (typeof jobReportReasons)[number];

/** The outcome of a case; `left`: the job's status stays, on the market or off it. */
export const jobCaseOutcomes = ['left', 'taken_down', 'put_back'] as const;

export type JobCaseOutcome = (typeof jobCaseOutcomes)[number];

/** How many jobs a rep may report within 24 hours. */
export const reportsADay = 10;

/** How often a business may answer that one of its jobs was taken down. */
export const answersToTakeDown = 5;

export const mostFlagWords = 500;
