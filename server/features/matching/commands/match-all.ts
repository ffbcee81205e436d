import { sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import type { RunTransaction } from '#server/platform/db/transaction.ts';
import { matchJobsAgain } from './match-events.ts';
import { matchJob } from './match-job.ts';
import { workOutReps } from './work-out-reps.ts';

const repsAtOnce = 200;
const jobsInOne = 25;

/** After this id; the smallest there is comes before all. */
const none = '00000000-0000-0000-0000-000000000000';

async function nextIds(db: Db, what: 'reps' | 'jobs', after: string, most: number): Promise<string[]> {
  const from =
    what === 'reps'
      ? sql`select id from rep_profiles where id > ${after}::uuid`
      : // Those that are not open any more once, so that they are found by nothing.
        sql`select id from jobs where id > ${after}::uuid
            and (status = 'active' or exists (select from match_job_terms t where t.job_id = jobs.id))`;
  const { rows } = await db.execute<{ id: string }>(sql`${from} order by id limit ${most}`);
  return rows.map(({ id }) => id);
}

/** Everything that reps are found by, worked out anew. */
async function workOutAllReps({ db, transaction, signal }: Market): Promise<void> {
  for (let last = none; ; ) {
    signal.throwIfAborted();
    const ids = await nextIds(db, 'reps', last, repsAtOnce);
    if (ids.length === 0) return;
    await transaction((tx) => workOutReps(tx, ids));
    last = ids.at(-1) ?? none;
  }
}

interface Market {
  readonly db: Db;
  readonly transaction: RunTransaction;
  readonly signal: AbortSignal;
}

/** All reps are worked out; all open jobs are left to be matched, some at a time, by whoever has time. */
export async function matchAll(market: Market): Promise<void> {
  const { db, transaction, signal } = market;
  await workOutAllReps(market);
  for (let last = none; ; ) {
    signal.throwIfAborted();
    const ids = await nextIds(db, 'jobs', last, jobsInOne);
    if (ids.length === 0) return;
    await transaction((tx) => matchJobsAgain(tx, ids));
    last = ids.at(-1) ?? none;
  }
}

/** Each in a transaction of its own. */
export async function matchJobs({ transaction, signal }: Omit<Market, 'db'>, jobIds: readonly string[]): Promise<void> {
  for (const jobId of new Set(jobIds)) {
    signal.throwIfAborted();
    await transaction((tx) => matchJob(tx, jobId));
  }
}
