import { sql } from 'drizzle-orm';
import type { DashboardVisit } from '#contract/dashboards/dashboards.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import type { RepActor } from '../../accounts/access.ts';
import { dashboardVisits } from '../tables.ts';

/** The rep has seen what is new until then. What was decided while they looked stays new. */
export async function visitDashboard(tx: Tx, { repId }: RepActor, { until }: DashboardVisit): Promise<void> {
  await tx.db
    .insert(dashboardVisits)
    .values({ repId, seenAt: until === null ? sql`now()` : sql`least(${instantOf(until)}::timestamptz, now())` })
    .onConflictDoUpdate({
      target: dashboardVisits.repId,
      // A slow call, or another tab, may come after one that has seen more.
      set: { seenAt: sql`greatest(${dashboardVisits.seenAt}, excluded.seen_at)` },
    });
}

/** The database knows no year 0. */
const instantOf = (written: string) => new Date(Math.max(0, Date.parse(written))).toISOString();
