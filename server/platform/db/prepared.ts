import type { Db } from './pool.ts';
import { mapRowsQuickly } from './quick-rows.ts';

/**
 * A query that is built once for each connection and named on the server, so that neither Drizzle nor PostgreSQL plans
 * its text again. `build` ends with `.prepare(name)`; names are unique in the product.
 */
export function prepared<Query extends object>(
  name: string,
  build: (db: Db, name: string) => Query,
): (db: Db) => Query {
  const built = new WeakMap<Db, Query>();
  return (db) => {
    let query = built.get(db);
    if (query === undefined) {
      query = build(db, name);
      mapRowsQuickly(query);
      built.set(db, query);
    }
    return query;
  };
}
