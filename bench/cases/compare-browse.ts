import { deepStrictEqual } from 'node:assert';
import { compareServers } from '../support/compare-servers.ts';
import { without } from '../support/open-bare.ts';
import type { Bench } from '../support/open-bench.ts';
import type { Report } from '../support/report.ts';

/** It takes the app to make the place where the next page begins. */
const unlike = ['nextCursor'];

/**
 * Pages of active jobs by province, industry and minimum rate, as reps ask for them: the large markets most. The nearest are
 * measured at several sizes instead: to rank places is work of the app's own, which no bare statement does.
 */
export async function compareBrowse(bench: Bench): Promise<Report> {
  const { pool } = await bench.market();
  const { rows } = await pool.query<{ province: string; industry: string }>(
    // First what shows a job for the whole country too, where there is one: the bare server learns from the first of them.
    `select province, industry
     from (select province, industry, count(*) as jobs from jobs where status = 'active' and province <> 'National'
           group by province, industry order by count(*) desc limit 12) large
     order by exists (select from jobs where jobs.industry = large.industry and province = 'National'
                      and status = 'active' and hourly_rate_cents >= 4000) desc, jobs desc`,
  );
  const paths = rows.flatMap(({ province, industry }) =>
    ['4000', '6500'].map(
      (rate) => `/api/jobs?${new URLSearchParams({ sort: 'newest', province, industry, minimumRateCents: rate })}`,
    ),
  );
  return compareServers(bench, {
    name: 'browse',
    method: 'GET',
    paths,
    callers: 50,
    unlike,
    async check({ app, bare }, _market, { callers: [caller] }) {
      for (const path of paths) {
        const [ofApp, ofBare] = await Promise.all([read(app + path, caller?.token), read(bare + path, caller?.token)]);
        deepStrictEqual(without(ofApp, unlike), ofBare, `Both have to answer the same to ${path}`);
      }
    },
  });
}

async function read(url: string, token = ''): Promise<unknown> {
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  if (!response.ok) throw new Error(`${url} is answered with ${response.status}: ${await response.text()}`);
  return response.json();
}
