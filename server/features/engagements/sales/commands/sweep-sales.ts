import { sql } from 'drizzle-orm';
import { saleLimits } from '#contract/engagements/sales-options.ts';
import { now } from '#server/platform/clock.ts';
import { inBatches } from '#server/platform/db/in-batches.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { scansKeptSince } from '../present.ts';
import { saleScans, salesKeys } from '../tables.ts';

const batch = 5000;

/** Deletes scans and revoked keys past the retention that docs/sales-api.md and the privacy page state. */
export async function sweepSales(db: Db, signal: AbortSignal): Promise<void> {
  const at = now();
  const since = sql`${scansKeptSince(at).toISOString()}::timestamptz`;
  const old = sql`select ctid from ${saleScans} where first_at < ${since} limit ${batch}`;
  await inBatches(signal, batch, async () => {
    const { rowCount } = await db.execute(sql`delete from ${saleScans} where ctid = any (array(${old}))`);
    return rowCount ?? 0;
  });
  await db.execute(sql`delete from ${salesKeys}
    where revoked_at < ${at.toISOString()}::timestamptz - make_interval(months => ${saleLimits.revokedKeyMonths})`);
}
