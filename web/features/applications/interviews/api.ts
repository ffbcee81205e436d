import { interviewWeekApi } from '#contract/applications/interview-week.ts';
import { dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import { weekAheadOf } from '#domain/shared/week.ts';
import { queryOf } from '#web/lib/endpoint-queries.ts';

/** Of the current week, unless another is named. */
export const interviewWeekQuery = (from = weekAheadOf(dayInSouthAfrica(new Date()))) =>
  queryOf(interviewWeekApi.show, { query: { from } });
