import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { ownJobsApi } from '#contract/jobs/own-jobs.ts';
import { type RepProfile, repProfilesApi } from '#contract/profiles/rep-profiles.ts';
import { findFreePort } from '#server/platform/free-port.ts';
import { appEnv, siteUrl } from '../support/app-env.ts';
import { mintTokens } from '../support/mint-tokens.ts';
import type { Bench } from '../support/open-bench.ts';
import { type Market, openMarket } from '../support/open-market.ts';
import { percentile } from '../support/percentile.ts';
import { serve } from '../support/processes.ts';
import { type Report, timesTable } from '../support/report.ts';
import { matchWhole, openAll } from './time-matching.ts';

/** The target, in milliseconds. */
const most = 5_000;
const givenUpAfter = 60_000;

interface Owner {
  readonly id: string;
  readonly userId: string;
}

/** From the request that publishes a job, or edits a profile, until its proposals are committed, by a single server process. */
export async function timeFreshMatches(bench: Bench): Promise<Report> {
  const { market: sizes, turns } = bench.scale.fresh;
  // All of it is matched: its size counts.
  const market = await openMarket({ ...bench, anyMarket: null }, sizes);
  await openAll(market);
  await matchWhole(market);
  const app = await serve('server/main.ts', await findFreePort(), { ...appEnv(market, 'fresh'), PROCESS: 'all' });
  bench.closing.defer(app.stop);
  const jobs = await timeJobs(market, app.url, turns);
  const reps = await timeReps(market, app.url, turns);
  const met = [jobs, reps].every((times) => percentile(times, 0.99) <= most);
  const [ofJobs, ofReps] = [timesTable('a job is published', jobs), timesTable('a profile is edited', reps)];
  return {
    tables: [{ headings: ofJobs.headings, rows: [...ofJobs.rows, ...ofReps.rows] }],
    remarks: [`Promised are ${most / 1000} s. Proposals are committed with what was waited for.`],
    met,
  };
}

async function ownersOf(market: Market, table: 'business_profiles' | 'rep_profiles', turns: number) {
  const { rows } = await market.pool.query<Owner>(
    `select id, user_id as "userId" from ${table} order by md5(id::text) limit $1`,
    [turns],
  );
  const tokens = await mintTokens(
    market,
    siteUrl,
    rows.map(({ userId }) => userId),
  );
  return rows.map((row, turn) => ({ ...row, token: tokens[turn] ?? '' }));
}

async function timeJobs(market: Market, url: string, turns: number): Promise<number[]> {
  const { rows: places } = await market.pool.query<{ id: string }>(
    `select distinct on (location_id) location_id as id from rep_profiles
     where location_id is not null order by location_id, id`,
  );
  const times: number[] = [];
  for (const [turn, { token }] of (await ownersOf(market, 'business_profiles', turns)).entries()) {
    const started = performance.now();
    const { id } = await ask<{ id: string }>(url, token, ownJobsApi.post.method, ownJobsApi.post.path, {
      title: `Promoters for the launch of a drink ${turn}`,
      description: 'Greet shoppers in the store, hand out samples, note what they say and count what is sold.',
      ...{ industry: 'Retail', locationId: places[turn % places.length]?.id, locationAddress: `${turn} Long Street` },
      ...{ compensationCents: 120_000, hourlyRateCents: 7_500 },
    });
    times.push(await until(market, started, 'select from match_jobs where job_id = $1', [id]));
  }
  return times;
}

async function timeReps(market: Market, url: string, turns: number): Promise<number[]> {
  const times: number[] = [];
  const { path } = repProfilesApi.show;
  for (const { id, token } of await ownersOf(market, 'rep_profiles', turns)) {
    const profile = await ask<RepProfile>(url, token, 'GET', path);
    const {
      location,
      preferredLocation,
      preferredIndustry,
      tags,
      tagsAsked,
      id: _id,
      updatedAt: _at,
      ...said
    } = profile;
    const { rows } = await market.pool.query<{ at: string }>(
      'select worked_out_at::text as at from match_reps where rep_id = $1',
      [id],
    );
    const started = performance.now();
    await ask(url, token, repProfilesApi.edit.method, repProfilesApi.edit.path, {
      ...{ ...said, locationId: location?.id ?? null, preferredLocationId: preferredLocation?.id ?? null },
      preferredIndustryId: preferredIndustry?.id ?? null,
      tags: tagsAsked ? tags.map((tag) => tag.id) : null,
      description: 'I sell airtime and starter packs at the taxi rank, and promote drinks in stores on Saturdays.',
    });
    const again = 'select from match_reps where rep_id = $1 and worked_out_at > $2::timestamptz';
    times.push(await until(market, started, again, [id, rows[0]?.at ?? '-infinity']));
  }
  return times;
}

async function ask<Answer>(url: string, token: string, method: string, path: string, body?: object): Promise<Answer> {
  const headers = {
    authorization: `Bearer ${token}`,
    ...(body && { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
  };
  const response = await fetch(url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  if (!response.ok) throw new Error(`${method} ${path} is answered with ${response.status}: ${await response.text()}`);
  return (await response.json()) as Answer;
}

/** Polls until the database has such a row; returns how long it took. */
async function until({ pool }: Market, started: number, statement: string, values: string[]): Promise<number> {
  for (;;) {
    const { rowCount } = await pool.query(statement, values);
    const passed = performance.now() - started;
    if (rowCount || passed > givenUpAfter) return passed;
    await delay(5);
  }
}
