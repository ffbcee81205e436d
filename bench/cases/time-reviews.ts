import type pg from 'pg';
import { findCompanyReviews, findPosting } from '#server/features/jobs/postings/queries/find-posting.ts';
import { listReviews } from '#server/features/trust/reviews/queries/list-reviews.ts';
import { dbOfPool } from '#server/platform/db/pool.ts';
import { compareSizes } from '../support/compare-sizes.ts';
import { wholeReads } from '../support/explain-statements.ts';
import { fillReviews } from '../support/fill-reviews.ts';
import { type MarketQuery, marketQueries } from '../support/market-queries.ts';
import type { Bench } from '../support/open-bench.ts';
import { openMarket } from '../support/open-market.ts';
import type { Report } from '../support/report.ts';
import { workQueries } from '../support/work-queries.ts';

/** Lists that show stars or reliability, and a wallet, which has neither. */
const compared = ['browse', 'filtered browse', 'applicant board', 'applicant board, one column', 'wallet'];

/** Equal markets without reviews and figures, with few and with a million: what each size costs, and what having them costs. No query scans reviews. */
export async function timeReviews(bench: Bench): Promise<Report> {
  const { market, sizes, turns, warmUp } = bench.scale.reviews;
  const markets = [];
  for (const size of [0, ...sizes]) {
    const { pool, databaseUrl } = await openMarket(bench, market);
    if (size > 0) await fillReviews(databaseUrl, size);
    const lists = [...(await marketQueries(pool, dbOfPool(pool))), ...(await workQueries(pool, turns))];
    const both = lists.filter(({ name }) => compared.includes(name));
    markets.push({
      size,
      pool,
      databaseUrl,
      both,
      queries: size > 0 ? [...both, ...(await reviewQueries(pool, turns))] : both,
    });
  }
  const remarks: string[] = [];
  for (const { databaseUrl, queries } of markets.slice(-1))
    for (const { name, run } of queries)
      for (const what of await wholeReads(databaseUrl, (db) => run(db, 0)))
        if (/^(engagements|reviews|review_totals|reliability_figures) /.test(what))
          remarks.push(`${name} reads a whole table: ${what}`);
  const times = { sizes, turns, warmUp };
  const grown = await compareSizes(markets.slice(1), times);
  const added = await compareSizes(
    [markets[0], markets.at(-1)].flatMap((one) => (one ? [{ ...one, queries: one.both }] : [])),
    times,
  );
  return {
    tables: [...grown.tables, ...added.tables],
    remarks,
    met: grown.met && added.met && remarks.length === 0,
  };
}

async function reviewQueries(pool: pg.Pool, people: number): Promise<MarketQuery[]> {
  const about = async (column: 'rep_id' | 'business_id', by: string) => {
    const { rows } = await pool.query<{ id: string }>(
      `select id from (select distinct ${column} as id from reviews where by = $1) known order by md5(id::text) limit $2`,
      [by, people],
    );
    return (turn: number) => rows[turn % rows.length]?.id ?? '';
  };
  const rep = await about('rep_id', 'business');
  const business = await about('business_id', 'rep');
  const { rows: jobs } = await pool.query<{ id: string }>('select id from jobs order by md5(id::text) limit $1', [
    people,
  ]);
  const job = (turn: number) => jobs[turn % jobs.length]?.id ?? '';
  return [
    {
      name: 'job page',
      run: async (db, turn) => [
        await findPosting(db, `job-${job(turn).slice(-12)}`),
        await findCompanyReviews(db, job(turn)),
      ],
    },
    { name: 'reviews about a rep', run: (db, turn) => listReviews(db, 'rep', rep(turn), undefined) },
    { name: 'reviews about a business', run: (db, turn) => listReviews(db, 'business', business(turn), undefined) },
  ];
}
