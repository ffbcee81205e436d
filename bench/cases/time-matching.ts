import type { RepActor } from '#server/features/accounts/access.ts';
import { againAtOnce, matchAll, matchJobs } from '#server/features/matching/commands/match-all.ts';
import { describeJobs } from '#server/features/matching/queries/describe-jobs.ts';
import { rankReps } from '#server/features/matching/queries/rank-reps.ts';
import { readModel } from '#server/features/matching/queries/read-model.ts';
import { recommendJobs } from '#server/features/matching/queries/recommend-jobs.ts';
import { dbOfPool } from '#server/platform/db/pool.ts';
import { transactionsOn } from '#server/platform/db/transaction.ts';
import type { Bench } from '../support/open-bench.ts';
import { type Market, openMarket } from '../support/open-market.ts';
import { percentile } from '../support/percentile.ts';
import { inMilliseconds, type Report } from '../support/report.ts';

/** Targets: the 99th percentile, and the total time. */
const most = { job: 150, rep: 80, minutes: 15 } as const;

/** Suggestions for a job and for a rep among very many, and a rematch of the whole market. */
export async function timeMatching(bench: Bench): Promise<Report> {
  const { market: sizes, turns } = bench.scale.matching;
  // All of it is matched: its size counts.
  const market = await openMarket({ ...bench, anyMarket: null }, sizes);
  await openAll(market);
  const started = performance.now();
  const jobs = await matchWhole(market);
  const minutes = (performance.now() - started) / 60_000;
  bench.say(`Matched ${jobs.toLocaleString('en-ZA')} jobs in ${minutes.toFixed(1)} minutes`);
  await market.pool.query('vacuum (analyze) match_reps, match_rep_terms, match_job_terms, match_proposals, match_jobs');
  const ofJobs = await timeJobs(market, turns);
  const ofReps = await timeReps(market, turns);
  const megabytes = Math.round(process.memoryUsage().rss / 1_000_000);
  const row = (name: string, times: readonly number[], limit: number) => [
    name,
    ...[0.5, 0.99].map((share) => inMilliseconds(percentile(times, share))),
    inMilliseconds(limit),
    percentile(times, 0.99) <= limit ? 'met' : 'missed',
  ];
  const met = percentile(ofJobs, 0.99) <= most.job && percentile(ofReps, 0.99) <= most.rep && minutes <= most.minutes;
  return {
    tables: [
      {
        headings: ['', 'p50', 'p99', 'at most', ''],
        rows: [row('who fits a job', ofJobs, most.job), row('what fits a rep', ofReps, most.rep)],
      },
    ],
    remarks: [
      `${jobs} open jobs and ${sizes.reps} reps matched anew in ${minutes.toFixed(1)} minutes, at most ${most.minutes}; the process has ${megabytes} MB`,
    ],
    met,
  };
}

/** Most jobs of a seeded market are over. */
export async function openAll({ pool }: Market): Promise<void> {
  await pool.query(
    `update jobs set status = 'active', closed_at = null, closes_on = current_date + 20
     where status <> 'active' or closes_on < current_date`,
  );
  await pool.query('vacuum (analyze) jobs');
}

/** As the nightly tasks do it, with their concurrency; added tasks run here. */
export async function matchWhole({ pool }: Market): Promise<number> {
  await pool.query('update operator_settings set reps_pay_nothing = true');
  const added: string[][] = [];
  const keep = async (_on: unknown, _task: string, data: object) => {
    if ('jobIds' in data) added.push(data.jobIds as string[]);
  };
  const transaction = transactionsOn(pool, keep, async () => {});
  const { signal } = new AbortController();
  await matchAll({ db: dbOfPool(pool), transaction, signal });
  await pool.query('analyze match_reps, match_rep_terms');
  const jobs = added.reduce((sum, ids) => sum + ids.length, 0);
  const worker = async () => {
    for (let ids = added.pop(); ids; ids = added.pop()) await matchJobs({ transaction, signal }, ids);
  };
  await Promise.all(Array.from({ length: againAtOnce }, worker));
  return jobs;
}

async function timeJobs({ pool }: Market, turns: number): Promise<number[]> {
  const db = dbOfPool(pool);
  const { rows } = await pool.query<{ id: string }>(
    "select id from jobs where status = 'active' order by md5(id::text) limit $1",
    [turns],
  );
  const active = await readModel(db);
  return timeEach(rows, async ({ id }) => {
    const [job] = await describeJobs(db, [id]);
    if (job) await rankReps(db, active, job);
  });
}

async function timeReps({ pool }: Market, turns: number): Promise<number[]> {
  const db = dbOfPool(pool);
  const { rows } = await pool.query<{ repId: string }>(
    'select id as "repId" from rep_profiles order by md5(id::text) limit $1',
    [turns],
  );
  return timeEach(rows, (rep) => recommendJobs(db, rep as unknown as RepActor, { most: 20 }));
}

async function timeEach<Asker>(askers: readonly Asker[], ask: (asker: Asker) => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (const asker of askers) {
    const started = performance.now();
    await ask(asker);
    times.push(performance.now() - started);
  }
  return times;
}
