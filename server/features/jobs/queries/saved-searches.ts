import { and, desc, eq, sql } from 'drizzle-orm';
import type { SavedSearch } from '#contract/jobs/saved-searches.ts';
import { type Page, pageSize } from '#contract/paging.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { decodeCursor, pageOfRows } from '#server/platform/http/cursor.ts';
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

const preparePage = (name: string, later: boolean) =>
  prepared(name, (db, queryName) =>
    db
      .select(shown)
      .from(savedSearches)
      .where(
        and(
          eq(savedSearches.repId, sql.placeholder('repId')),
          later
            ? sql`(${savedSearches.createdAt}, ${savedSearches.id})
                < (${sql.placeholder('afterAt')}::timestamptz, ${sql.placeholder('afterId')}::uuid)`
            : undefined,
        ),
      )
      .orderBy(desc(savedSearches.createdAt), desc(savedSearches.id))
      .limit(pageSize + 1)
      .prepare(queryName),
  );

const firstPage = preparePage('jobs_saved_searches_first', false);
const laterPage = preparePage('jobs_saved_searches_after', true);

const present = (row: Omit<SavedSearch, 'createdAt'> & { readonly createdAt: Date }): SavedSearch => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
});

/** The searches the actor saved, the newest first. */
export async function listSavedSearches(
  db: Db,
  { repId }: RepActor,
  cursor: string | undefined,
): Promise<Page<SavedSearch>> {
  const after = cursor === undefined ? undefined : decodeCursor(cursor);
  const rows = after
    ? await laterPage(db).execute({ repId, afterAt: after.at.toISOString(), afterId: after.id })
    : await firstPage(db).execute({ repId });
  return pageOfRows(rows, pageSize, ({ createdAt, id }) => ({ at: createdAt, id }), present);
}

/** One of the actor's own; another's is as good as none. Refusal: saved_search.not_found. */
export async function findSavedSearch(db: Db, { repId }: RepActor, searchId: string): Promise<SavedSearch> {
  const [row] = await db
    .select(shown)
    .from(savedSearches)
    .where(and(eq(savedSearches.id, searchId), eq(savedSearches.repId, repId)));
  if (!row) throw new Refusal('saved_search.not_found');
  return present(row);
}
