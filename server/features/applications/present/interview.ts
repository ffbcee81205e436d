import type { Interview } from '#contract/applications/interview.ts';

/** As the database aggregates it to JSON, with times in its own format. */
export type InterviewJson = Interview;

const instant = (written: string) => new Date(written).toISOString();

export function presentInterview(row: InterviewJson): Interview {
  return {
    ...row,
    times: row.times.map(instant),
    acceptedTime: row.acceptedTime === null ? null : instant(row.acceptedTime),
    proposedAt: instant(row.proposedAt),
    answeredAt: row.answeredAt === null ? null : instant(row.answeredAt),
  };
}
