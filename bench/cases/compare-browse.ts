import { deepStrictEqual } from 'node:assert';
import { compareServers } from '../support/compare-servers.ts';
import { without } from '../support/open-bare.ts';
import type { Bench } from '../support/open-bench.ts';
import type { Report } from '../support/report.ts';

/** Only the app makes the cursor of the next page. */
const unlike = ['nextCursor'];
/** In cents an hour: most jobs pay more. */
const lowRate = 4000;

/**
 * Pages of active jobs by province, industry and minimum rate, as reps request them: the large markets most. The nearest are measured at several
 * sizes instead: ranking places is the app's own work, which no bare statement does.
 */
export async function compareBrowse(bench: Bench): Promise<Report> {
  const { pool } = await bench.market();
  const { rows } = await pool.query<{ province: string; industry: string; isTelling: boolean }>(
    `select province, industry,
            1 in (row_number() over (order by shown desc), row_number() over (order by is_national desc, shown)) as "isTelling"
     from (select province, industry, count(*) as jobs from jobs where status = 'active' and province <> 'National'
           group by province, industry order by count(*) desc limit 12) large
     cross join lateral (
       select count(*) as shown, coalesce(bool_or(province = 'National'), false) as is_national from jobs
       where status = 'active' and industry = large.industry and province in (large.province, 'National')
         and hourly_rate_cents >= ${lowRate}) on_pages
     order by jobs desc`,
  );
  const pathOf =
    (rate: number) =>
    ({ province, industry }: (typeof rows)[number]) =>
      `/api/jobs?${new URLSearchParams({ sort: 'newest', province, industry, minimumRateCents: String(rate) })}`;
  const paths = [...rows.map(pathOf(lowRate)), ...rows.map(pathOf(6500))];
  return compareServers(bench, {
    name: 'browse',
    method: 'GET',
    paths,
    // Where there are most jobs, more than a page of them if anywhere; and a job for the whole country, where there is one.
    telling: rows.filter(({ isTelling }) => isTelling).map(pathOf(lowRate)),
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
