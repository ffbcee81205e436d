import { and, eq, sql } from 'drizzle-orm';
import type { SavedSearch } from '#contract/jobs/saved-searches.ts';
import { type Page, pageSize } from '#contract/paging.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { preparedPages } from '#server/platform/db/prepared-pages.ts';
import { pageOfRows } from '#server/platform/http/cursor.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { RepActor } from '../../accounts/access.ts';
import { savedSearches } from '../tables/saved.ts';

const shown = {
  id: savedSearches.id,
  name: savedSearches.name,
  mail: savedSearches.mail,
  filters: savedSearches.filters,
  createdAt: savedSearches.createdAt,
};

const pages = preparedPages('jobs_saved_searches', [savedSearches.createdAt, savedSearches.id], (db, after) =>
  db
    .select(shown)
    .from(savedSearches)
    .where(and(eq(savedSearches.repId, sql.placeholder('repId')), after)),
);

const present = (row: Omit<SavedSearch, 'createdAt'> & { readonly createdAt: Date }): SavedSearch => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
});

/** The actor's saved searches, newest first. */
export async function listSavedSearches(
  db: Db,
  { repId }: RepActor,
  cursor: string | undefined,
): Promise<Page<SavedSearch>> {
  const rows = await pages(db, cursor, { repId });
  return pageOfRows(rows, pageSize, ({ createdAt, id }) => ({ at: createdAt, id }), present);
}

/** A search of the actor. Another's is not found. */
export async function findSavedSearch(db: Db, { repId }: RepActor, searchId: string): Promise<SavedSearch> {
  const [row] = await db
    .select(shown)
    .from(savedSearches)
    .where(and(eq(savedSearches.id, searchId), eq(savedSearches.repId, repId)));
  if (!row) throw new Refusal('saved_search.not_found');
  return present(row);
}
