import type pg from 'pg';
import { listReviews } from '#server/features/trust/reviews/queries/list-reviews.ts';
import { dbOfPool } from '#server/platform/db/pool.ts';
import { compareSizes } from '../support/compare-sizes.ts';
import { fillReviews } from '../support/fill-reviews.ts';
import { type MarketQuery, marketQueries } from '../support/market-queries.ts';
import type { Bench } from '../support/open-bench.ts';
import { openMarket } from '../support/open-market.ts';
import type { Report } from '../support/report.ts';
import { workQueries } from '../support/work-queries.ts';

/** Lists that show stars or reliability, and a wallet, which has neither. */
const compared = ['browse', 'filtered browse', 'applicant board', 'applicant board, one column', 'wallet'];

/** Equal markets without reviews and figures, with few and with a million: what each size costs, and what having them costs. */
export async function timeReviews(bench: Bench): Promise<Report> {
  const { market, sizes, turns, warmUp } = bench.scale.reviews;
  const markets = [];
  for (const size of [0, ...sizes]) {
    const { pool, databaseUrl } = await openMarket(bench, market);
    if (size > 0) await fillReviews(databaseUrl, size);
    const lists = [...(await marketQueries(pool, dbOfPool(pool))), ...(await workQueries(pool, turns))];
    const both = lists.filter(({ name }) => compared.includes(name));
    markets.push({ size, pool, both, queries: size > 0 ? [...both, ...(await reviewQueries(pool, turns))] : both });
  }
  const times = { sizes, turns, warmUp };
  const grown = await compareSizes(markets.slice(1), times);
  const added = await compareSizes(
    [markets[0], markets.at(-1)].flatMap((one) => (one ? [{ ...one, queries: one.both }] : [])),
    times,
  );
  return { tables: [...grown.tables, ...added.tables], met: grown.met && added.met };
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
  return [
    { name: 'reviews about a rep', run: (db, turn) => listReviews(db, 'rep', rep(turn), undefined) },
    { name: 'reviews about a business', run: (db, turn) => listReviews(db, 'business', business(turn), undefined) },
  ];
}
