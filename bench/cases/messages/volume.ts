import { compareSizes } from '../../support/compare-sizes.ts';
import { fillConversations } from '../../support/fill-conversations.ts';
import { messageQueries } from '../../support/message-queries.ts';
import type { Bench } from '../../support/open-bench.ts';
import { openMarket } from '../../support/open-market.ts';
import type { Report } from '../../support/report.ts';
import { readSizes } from '../../support/scale.ts';

/** A rep with ten conversations and a business with fifty, among ten thousand of them and among a million. */
export async function timeMessageVolume(bench: Bench): Promise<Report> {
  const { messages } = bench.scale;
  const markets = [];
  for (const size of readSizes(messages.sizes)) {
    const people = { businesses: size / 50, reps: size / 10 };
    // Popular jobs run out of reps, so it gets fewer than that.
    const market = await openMarket(bench, { ...people, jobs: size / 4, applications: size * 1.1 });
    await fillConversations(market.databaseUrl, null);
    markets.push({ size, pool: market.pool, queries: await messageQueries(market.pool, messages.turns) });
  }
  return compareSizes(markets, messages);
}
