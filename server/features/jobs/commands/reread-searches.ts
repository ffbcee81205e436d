import { and, eq, lt, sql } from 'drizzle-orm';
import { inBatches } from '#server/platform/db/in-batches.ts';
import type { RunTransaction, Tx } from '#server/platform/db/transaction.ts';
import { readSearchText, searchReading } from '../queries/search-text.ts';
import { savedSearches } from '../tables/saved.ts';

const batch = 50;

/** Parses saved searches of an earlier parser version again, so that they find what the same words find now. */
export function rereadSearches(transaction: RunTransaction, signal: AbortSignal): Promise<void> {
  return inBatches(signal, batch, () => transaction(rereadBatch));
}

async function rereadBatch({ db }: Tx): Promise<number> {
  const former = await db
    .select({ id: savedSearches.id, filters: savedSearches.filters })
    .from(savedSearches)
    .where(and(lt(savedSearches.queryVersion, searchReading), sql`${savedSearches.filters} ? 'q'`))
    .limit(batch)
    // A search that is being emailed is parsed in a later run.
    .for('update', { skipLocked: true });
  for (const { id, filters } of former) {
    const text = filters.q === undefined ? null : await readSearchText(db, filters.q);
    await db
      .update(savedSearches)
      .set({ query: text?.query ?? null, queryVersion: searchReading })
      .where(eq(savedSearches.id, id));
  }
  return former.length;
}
