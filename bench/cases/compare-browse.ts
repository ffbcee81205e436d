import { deepStrictEqual } from 'node:assert';
import type pg from 'pg';
import { type Comparison, compare } from '../support/compare.ts';
import type { Contest } from '../support/open-contest.ts';

/** Pages of active jobs by province, industry and minimum rate, as reps ask for them: the large markets most. */
export async function compareBrowse(pool: pg.Pool, { app, bare, tokens }: Contest): Promise<Comparison> {
  const { rows } = await pool.query<{ province: string; industry: string }>(
    `select province, industry from jobs where status = 'active' and province <> 'National'
     group by province, industry having count(*) > 60 order by count(*) desc limit 12`,
  );
  const paths = rows.flatMap(({ province, industry }) =>
    ['4000', '6500'].map((rate) => `/api/jobs?${new URLSearchParams({ province, industry, minimumRateCents: rate })}`),
  );
  for (const path of paths) {
    const [ofApp, ofBare] = await Promise.all([read(app + path, tokens[0]), read(bare + path, tokens[0])]);
    deepStrictEqual(ofApp, ofBare, `Both have to answer the same to ${path}`);
  }
  return compare({ app, bare }, { method: 'GET', paths, tokens: tokens.slice(0, 50) });
}

async function read(url: string, token = ''): Promise<unknown> {
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  if (!response.ok) throw new Error(`${url} is answered with ${response.status}: ${await response.text()}`);
  return response.json();
}
