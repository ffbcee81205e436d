import { compareSums } from '#server/features/courses/desk/queries/compare-sums.ts';
import { compareOrders } from '#server/features/courses/purchases/queries/compare-orders.ts';
import { compareWithLedger } from '#server/features/engagements/queries/compare-with-ledger.ts';
import { compareFunding } from '#server/features/engagements/settled/queries/compare-funding.ts';
import { recordBookCheck } from '#server/features/ledger/commands/record-book-check.ts';
import { findDifferences } from '#server/features/ledger/queries/find-differences.ts';
import { comparePayouts } from '#server/features/payouts/queries/compare-payouts.ts';
import { openPatientPool } from '#server/platform/db/open-patient-pool.ts';
import { dbOfPool } from '#server/platform/db/pool.ts';
import { scheduledTask } from '#server/platform/queue/task.ts';

const mostLogged = 20;

/**
 * Adds up all the books and compares them with the rows they account for. Names differences by ids alone.
 * @param connectionString of the database itself
 */
export async function verifyBooks(connectionString: string): Promise<string[]> {
  const pool = openPatientPool(connectionString);
  try {
    const db = dbOfPool(pool);
    return [
      ...(await findDifferences(db)),
      ...(await compareWithLedger(db)),
      ...(await comparePayouts(db)),
      ...(await compareFunding(db)),
      ...(await compareOrders(db)),
      ...(await compareSums(db)),
    ];
  } finally {
    await pool.end();
  }
}

/** Runs each night without anyone's action; the metrics report differences. */
export const verifyBooksTask = (connectionString: string) =>
  scheduledTask(
    { name: 'ledger.verify', cron: '20 3 * * *', retryLimit: 2, retryDelaySeconds: 300, retryBackoff: false },
    async ({ transaction, log }) => {
      const differences = await verifyBooks(connectionString);
      if (differences.length > 0)
        log.error({ differences: differences.length, first: differences.slice(0, mostLogged) }, 'the books differ');
      await transaction((tx) => recordBookCheck(tx, differences.length));
    },
  );
