import { setTimeout as delay } from 'node:timers/promises';
import { repsPayNothingMark } from '#contract/site/rep-prices.ts';
import { chargesToday } from '#domain/payments/charges-today.ts';
import { readSettings } from '#server/features/operators/queries/read-settings.ts';
import type { Db } from '#server/platform/db/pool.ts';

/** How long a page waits for the settings, in milliseconds. */
const patienceMs = 500;

/** What pages are told of the operator's settings. They need no database: while it is away, they are as they were. */
export function markPages(db: Db): () => Promise<string | null> {
  let last: string | null = null;
  const ask = async () => {
    last = chargesToday(await readSettings(db)).rep === null ? repsPayNothingMark : null;
  };
  return async () => {
    await Promise.race([ask().catch(() => {}), delay(patienceMs, undefined, { ref: false })]);
    return last;
  };
}
