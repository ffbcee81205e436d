import { sql } from 'drizzle-orm';
import type { DashboardVisit } from '#contract/dashboards/dashboards.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import type { RepActor } from '../../accounts/access.ts';
import { dashboardVisits } from '../tables.ts';

/** Marks the news up to this moment as seen by the rep. Decisions made while they looked stay new. */
export async function visitDashboard(tx: Tx, { repId }: RepActor, { until }: DashboardVisit): Promise<void> {
  await tx.db
    .insert(dashboardVisits)
    .values({ repId, seenAt: until === null ? sql`now()` : sql`least(${instantOf(until)}::timestamptz, now())` })
    .onConflictDoUpdate({
      target: dashboardVisits.repId,
      // A slow request, or another tab, may arrive after one with a later moment.
      set: { seenAt: sql`greatest(${dashboardVisits.seenAt}, excluded.seen_at)` },
    });
}

/** PostgreSQL has no year 0. */
const instantOf = (written: string) => new Date(Math.max(0, Date.parse(written))).toISOString();
