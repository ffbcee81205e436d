import { sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import type { RepActor } from '../../accounts/access.ts';
import { dashboardVisits } from '../tables.ts';

/** The rep has seen what is new until now. */
export async function visitDashboard(tx: Tx, { repId }: RepActor): Promise<void> {
  await tx.db
    .insert(dashboardVisits)
    .values({ repId })
    .onConflictDoUpdate({ target: dashboardVisits.repId, set: { seenAt: sql`excluded.seen_at` } });
}
