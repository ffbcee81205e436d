import { type SQLWrapper, sql } from 'drizzle-orm';
import { companyAnswers } from '../tables.ts';

/**
 * The response time of a company is based on this many of its latest answers, and shown only from the minimum on. Every page of jobs
 * reads them for each of its jobs: with fifty they took most of the time of the page's query.
 */
const countedAnswers = { most: 20, fewest: 3 } as const;

const number = (value: number) => sql.raw(String(value));

/**
 * The median response time of a company's latest answers, in hours, rounded up; null while there are too few. An SQL expression, so
 * that a page of jobs takes one query.
 */
export const answerHours = (businessId: SQLWrapper) => sql<number | null>`(
  select case when count(*) >= ${number(countedAnswers.fewest)} then
    greatest(1, ceil(percentile_cont(0.5) within group (order by latest.seconds) / 3600))::int end
  from (
    select extract(epoch from a.answered_at - a.applied_at) as seconds
    from ${companyAnswers} a where a.business_id = ${businessId}
    order by a.answered_at desc limit ${number(countedAnswers.most)}) latest)`;
