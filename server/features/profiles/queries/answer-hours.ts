import { type SQLWrapper, sql } from 'drizzle-orm';
import { companyAnswers } from '../tables.ts';

/** How fast a company answers is told from so many of its latest answers, and not from fewer than a few. */
const countedAnswers = { most: 50, fewest: 3 } as const;

const number = (value: number) => sql.raw(String(value));

/**
 * In how many hours a company gave half of its latest answers, begun ones counted; null while there are too few to tell.
 * A part of a statement, so that a page of jobs is read at once.
 */
export const answerHours = (businessId: SQLWrapper) => sql<number | null>`(
  select case when count(*) >= ${number(countedAnswers.fewest)} then
    greatest(1, ceil(percentile_cont(0.5) within group (order by latest.seconds) / 3600))::int end
  from (
    select extract(epoch from a.answered_at - a.applied_at) as seconds
    from ${companyAnswers} a where a.business_id = ${businessId}
    order by a.answered_at desc limit ${number(countedAnswers.most)}) latest)`;
