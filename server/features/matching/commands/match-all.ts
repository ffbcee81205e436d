import { sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import type { RunTransaction } from '#server/platform/db/transaction.ts';
import { matchJobsAgain } from './match-events.ts';
import { matchJob } from './match-job.ts';
import { workOutReps } from './work-out-reps.ts';

const repsAtOnce = 200;
/** Two, so that the database works on one batch while this process reads the texts of the other. */
const batchesAtOnce = 2;
const jobsInOne = 25;
/** Concurrent tasks. With only two, the database and this process often wait for each other. */
export const againAtOnce = 3;
/** No index has jobs in this order, so finding the next ones reads all of them. */
const jobsRead = 200 * jobsInOne;

/** The smallest ID, before all others. */
const none = '00000000-0000-0000-0000-000000000000';

async function nextReps(db: Db, after: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from rep_profiles where id > ${after}::uuid order by id limit ${batchesAtOnce * repsAtOnce}`);
  return rows.map(({ id }) => id);
}

interface Place extends Record<string, unknown> {
  readonly id: string;
  readonly locationId: string;
}

/** Jobs by location: neighbouring jobs share nearby reps. Closed jobs are included once, so that their search terms are removed. */
async function nextJobs(db: Db, { locationId, id }: Place): Promise<Place[]> {
  const { rows } = await db.execute<Place>(sql`
    select id, location_id as "locationId" from jobs
    where (location_id, id) > (${locationId}::uuid, ${id}::uuid)
      and (status = 'active' or exists (select from match_job_terms t where t.job_id = jobs.id))
    order by location_id, id limit ${jobsRead}`);
  return rows;
}

/** Recomputes the search terms of all reps. */
async function workOutAllReps({ db, transaction, signal }: Market): Promise<void> {
  for (let last = none; ; ) {
    signal.throwIfAborted();
    const ids = await nextReps(db, last);
    if (ids.length === 0) return;
    last = ids.at(-1) ?? none;
    const batches = Array.from({ length: batchesAtOnce }, () => ids.splice(0, repsAtOnce));
    await Promise.all(batches.map((batch) => transaction((tx) => workOutReps(tx, batch))));
  }
}

interface Market {
  readonly db: Db;
  readonly transaction: RunTransaction;
  readonly signal: AbortSignal;
}

/** Recomputes all reps and enqueues all open jobs in batches, for any worker. */
export async function matchAll(market: Market): Promise<void> {
  const { db, transaction, signal } = market;
  await workOutAllReps(market);
  for (let last: Place | undefined = { locationId: none, id: none }; last; ) {
    signal.throwIfAborted();
    const next: Place[] = await nextJobs(db, last);
    last = next.at(-1);
    const ids = next.map(({ id }) => id);
    await transaction(async (tx) => {
      while (ids.length > 0) await matchJobsAgain(tx, ids.splice(0, jobsInOne));
    });
  }
}

/** Each in a transaction of its own. */
export async function matchJobs({ transaction, signal }: Omit<Market, 'db'>, jobIds: readonly string[]): Promise<void> {
  for (const jobId of new Set(jobIds)) {
    signal.throwIfAborted();
    await transaction((tx) => matchJob(tx, jobId));
  }
}
