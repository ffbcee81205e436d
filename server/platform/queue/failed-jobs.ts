import { sql } from 'drizzle-orm';
import type { Db } from '../db/pool.ts';
import type { Tx } from '../db/transaction.ts';
import type { Cursor } from '../http/cursor.ts';

export interface FailedJob {
  readonly id: string;
  readonly task: string;
  readonly failedAt: Date;
  readonly attempts: number;
  /** The kind of error and its codes, such as `DatabaseError 23505`. */
  readonly failure: string;
}

/** Failed jobs, newest first. Of the error only the name and the codes: the message of a database or mail error repeats what people entered. */
export async function listFailedJobs(db: Db, after: Cursor | undefined, most: number): Promise<FailedJob[]> {
  const at = sql`date_trunc('milliseconds', completed_on)`;
  const { rows } = await db.execute<Record<'id' | 'task' | 'failedAt' | 'failure', string> & { attempts: number }>(sql`
    select id, name as task, ${at} as "failedAt", retry_count + 1 as attempts,
      concat_ws(' ', coalesce(output->>'name', 'Error'), output->>'code', output->>'responseCode') as failure
    from pgboss.job
    where state = 'failed' and completed_on is not null
      ${after ? sql`and (${at}, id) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)` : sql``}
    order by ${at} desc, id desc
    limit ${most}`);
  return rows.map((row) => ({ ...row, failedAt: new Date(row.failedAt) }));
}

/** Retries a failed job, as pg-boss's own `retry` does. Any other stays unchanged. Null: there is no such job. */
export async function retryFailedJob(
  { db }: Tx,
  { id, task }: { readonly id: string; readonly task: string },
): Promise<'tried again' | 'already' | null> {
  const is = sql`name = ${task} and id = ${id}::uuid`;
  const { rows } = await db.execute<{ state: string }>(sql`select state from pgboss.job where ${is} for update`);
  const [job] = rows;
  if (!job) return null;
  if (job.state !== 'failed') return 'already';
  await db.execute(sql`
    update pgboss.job set state = 'retry', retry_limit = greatest(retry_limit, retry_count) + 1, completed_on = null
    where ${is}`);
  return 'tried again';
}
