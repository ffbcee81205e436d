import { sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';

/** The newest active jobs, as a sample of all. */
const sample = 50_000;
const mostForgotten = 1_000;

/**
 * Counts how many active jobs have each word. The counts needn't be exact: search plans depend on them, and corrections prefer the more frequent
 * word. Words that no active job has are deleted after a day.
 */
export async function countWords(tx: Pick<Tx, 'db'>): Promise<void> {
  await tx.db.execute(sql`
    with active as (
      select coalesce(sum(jobs), 0)::float8 as jobs
      from (select jobs from job_counts where kind = 'all'
            union all select change from job_count_changes where kind = 'all') counts),
    counted as (
      select word as lexeme, ndoc * greatest(1, active.jobs / ${sample}) as jobs
      from active, ts_stat(${`select search from jobs where status = 'active' order by created_at desc, id desc limit ${sample}`}))
    update job_words w set jobs = c.jobs
    from (select word, coalesce(counted.jobs, 0)::int as jobs
          from job_words left join counted using (lexeme)) c
    -- A little more or less changes no choice, and rewriting every word each time would be much.
    where w.word = c.word and ((c.jobs = 0) <> (w.jobs = 0) or abs(c.jobs - w.jobs) > w.jobs / 10)`);
  await tx.db.execute(sql`
    delete from job_words where word in (
      select word from job_words
      where jobs = 0 and added_at < now() - interval '1 day'
        and not exists (
          select from jobs where status = 'active' and search @@ plainto_tsquery('english', word))
      limit ${mostForgotten})`);
}
