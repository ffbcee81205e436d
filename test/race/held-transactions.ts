import { expect, vi } from 'vitest';
import type { Tx } from '#server/platform/db/transaction.ts';
import type { TestApp } from '#test/support/app.ts';

/** Runs it, and keeps the transaction open until `commit`. */
export async function holdOpen(
  { services }: TestApp,
  work: (tx: Tx) => Promise<unknown>,
): Promise<{ commit: () => Promise<void> }> {
  const [done, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const whole = services.transaction(async (tx) => {
    await work(tx);
    done.resolve();
    await held.promise;
  });
  await Promise.race([done.promise, whole]);
  return {
    async commit() {
      held.resolve();
      await whole;
    },
  };
}

/** Resolves when this many wait for locks of others. */
export const areWaiting = ({ database }: TestApp, count: number) =>
  vi.waitFor(
    async () => {
      const { rows } = await database.pool.query(
        "select count(*)::int from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      );
      expect(rows).toEqual([{ count }]);
    },
    { timeout: 20_000, interval: 20 },
  );
