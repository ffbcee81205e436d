import { sql } from 'drizzle-orm';
import type { Db } from '../db/pool.ts';

export interface JobCounts {
  readonly task: string;
  /** Due jobs that no process has begun. */
  readonly waiting: number;
  readonly later: number;
  readonly running: number;
  /** Of the last day. */
  readonly failed: number;
  /** How long the oldest due job has been due, in seconds; 0 without one. */
  readonly lateSeconds: number;
}

/** Jobs of every task, counted now. The counts in `pgboss.queue` are written by workers, so they stand still when none is running. */
export async function countJobs(db: Db): Promise<readonly JobCounts[]> {
  const { rows } = await db.execute<JobCounts & Record<string, unknown>>(sql`
    with counted as (
      select name,
        count(*) filter (where state < 'active' and start_after <= now())::int as waiting,
        count(*) filter (where state < 'active' and start_after > now())::int as later,
        count(*) filter (where state = 'active')::int as running,
        count(*) filter (where state = 'failed')::int as failed,
        extract(epoch from now() - min(start_after) filter (where state < 'active' and start_after <= now()))::float8 as late
      from pgboss.job where state <= 'active' or state = 'failed' group by name)
    select queue.name as task, coalesce(waiting, 0) as waiting, coalesce(later, 0) as later, coalesce(running, 0) as running,
      coalesce(failed, 0) as failed, coalesce(late, 0) as "lateSeconds"
    from pgboss.queue left join counted using (name)`);
  return rows;
}

interface QueueStatus {
  /** Tasks with pending jobs, the longest queue first. */
  readonly depths: readonly JobCounts[];
  readonly failed: number;
  /** A job is overdue by more than that. */
  readonly isStuck: boolean;
}

export async function readQueueStatus(db: Db, stuckAfterMinutes: number): Promise<QueueStatus> {
  const counts = await countJobs(db);
  return {
    depths: counts
      .filter(({ waiting, later, running }) => waiting + later + running > 0)
      .sort((one, other) => other.waiting - one.waiting || (one.task < other.task ? -1 : 1))
      .slice(0, 20),
    failed: counts.reduce((sum, { failed }) => sum + failed, 0),
    isStuck: counts.some(({ lateSeconds }) => lateSeconds > stuckAfterMinutes * 60),
  };
}
