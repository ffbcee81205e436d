/** Why a rep has the team look at a job. */
export const jobReportReasons = ['fraud', 'asks_for_money', 'not_a_job', 'discrimination', 'illegal', 'other'] as const;

export type JobReportReason = (typeof jobReportReasons)[number];

/** What came of a case; `left`: the job stays as it is, on the market or off it. */
export const jobCaseOutcomes = ['left', 'taken_down', 'put_back'] as const;

export type JobCaseOutcome = (typeof jobCaseOutcomes)[number];

/** How many jobs a rep may report within 24 hours. */
export const reportsADay = 10;

/** How often a business may answer that one of its jobs was taken down. */
export const answersToTakeDown = 5;

export const mostFlagWords = 500;
