import { sql } from 'drizzle-orm';
import type { AdminQuestion } from '#contract/courses/admin-courses.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { courseQuestions } from '../../tables.ts';
import { keptCounts } from './kept-counts.ts';

interface Shown {
  readonly courseId: string;
  readonly versionId: string;
}

interface Counted extends Omit<AdminQuestion, 'rightPercent'> {
  readonly right: number;
}

/**
 * Each user's first answers to the questions of the current version, in any version with the same wording. For the final
 * test, the first submitted try that drew it; an unanswered question says nothing about its difficulty.
 */
export async function rateQuestions(db: Db, { courseId, versionId }: Shown): Promise<AdminQuestion[]> {
  const { rows } = await db.execute(sql`
    with counted as (
      select version_id, question_id, option, sum(people) as people from ${keptCounts({ kinds: ['said'], courseId })}
      group by 1, 2, 3 having sum(people) > 0
    ), matched as (
      select asked.id, asked.use, asked.ask, asked.options, counted.people,
        coalesce((asked.options -> counted.option ->> 'right')::boolean, false) as is_right
      from counted join ${courseQuestions} asked
        on asked.version_id = counted.version_id and asked.id = counted.question_id
    )
    select question.id, question.lesson, question.use, question.ask,
      coalesce(sum(people), 0)::int as answers, coalesce(sum(people) filter (where is_right), 0)::int as right
    from ${courseQuestions} question left join matched using (id, use, ask, options)
    where question.version_id = ${versionId}
    group by question.id, question.lesson, question.use, question.ask, question.position
    order by sum(people) filter (where is_right) / sum(people) nulls last, question.position`);
  return (rows as unknown as Counted[]).map(({ right, ...question }) => ({
    ...question,
    rightPercent: question.answers === 0 ? null : Math.round((100 * right) / question.answers),
  }));
}
