import { sql } from 'drizzle-orm';
import type { RunTransaction } from '#server/platform/db/transaction.ts';
import { paymentRuns } from '../../tables/provider.ts';

/** Records that a nightly task completed, to show when it last did. */
export async function recordRun(transaction: RunTransaction, name: string): Promise<void> {
  await transaction(({ db }) =>
    db
      .insert(paymentRuns)
      .values({ name, succeededAt: sql`now()` })
      .onConflictDoUpdate({ target: paymentRuns.name, set: { succeededAt: sql`now()` } }),
  );
}
