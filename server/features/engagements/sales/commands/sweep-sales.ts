import { lt, sql } from 'drizzle-orm';
import { saleLimits } from '#contract/engagements/sales-options.ts';
import { now } from '#server/platform/clock.ts';
import { deleteInBatches } from '#server/platform/db/delete-in-batches.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { scansKeptSince } from '../present.ts';
import { saleScans, salesKeys } from '../tables.ts';

/** Deletes scans and revoked keys past the retention that docs/sales-api.md and the privacy page state. */
export async function sweepSales(db: Db, signal: AbortSignal): Promise<void> {
  const at = now();
  await deleteInBatches(db, signal, saleScans, lt(saleScans.firstAt, scansKeptSince(at)));
  await db.execute(sql`delete from ${salesKeys}
    where revoked_at < ${at.toISOString()}::timestamptz - make_interval(months => ${saleLimits.revokedKeyMonths})`);
}
