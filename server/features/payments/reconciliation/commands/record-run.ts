import { sql } from 'drizzle-orm';
import type { RunTransaction } from '#server/platform/db/transaction.ts';
import { paymentRuns } from '../../tables/provider.ts';

/** That a nightly task came to its end, for those who ask when it last did. */
export async function recordRun(transaction: RunTransaction, name: string): Promise<void> {
  await transaction(({ db }) =>
    db
      .insert(paymentRuns)
      .values({ name, succeededAt: sql`now()` })
      .onConflictDoUpdate({ target: paymentRuns.name, set: { succeededAt: sql`now()` } }),
  );
}
