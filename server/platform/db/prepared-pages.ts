import { desc, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { pageSize } from '#contract/paging.ts';
import { decodeCursor } from '../http/cursor.ts';
import type { Db } from './pool.ts';
import { prepared } from './prepared.ts';

interface Selecting<Row> {
  orderBy(...by: SQL[]): {
    limit(rows: number): { prepare(name: string): { execute(values: Record<string, unknown>): Promise<Row[]> } };
  };
}

/**
 * A list, newest first, as two prepared queries: `<name>_first` for the first page, `<name>_after` behind a cursor. `select` has to filter by
 * `after`. Returns the page's rows plus one, for `pageOfRows`.
 */
export function preparedPages<Row>(
  name: string,
  [at, id]: readonly [PgColumn, PgColumn],
  select: (db: Db, after: SQL | undefined) => Selecting<Row>,
  size = pageSize,
): (db: Db, cursor: string | undefined, values: Readonly<Record<string, unknown>>) => Promise<Row[]> {
  const page = (queryName: string, after?: SQL) =>
    prepared(queryName, (db) =>
      select(db, after)
        .orderBy(desc(at), desc(id))
        .limit(size + 1)
        .prepare(queryName),
    );
  const first = page(`${name}_first`);
  const later = page(
    `${name}_after`,
    sql`(${at}, ${id}) < (${sql.placeholder('afterAt')}::timestamptz, ${sql.placeholder('afterId')}::uuid)`,
  );
  return async (db, cursor, values) => {
    if (cursor === undefined) return first(db).execute(values);
    const after = decodeCursor(cursor);
    return later(db).execute({ ...values, afterAt: after.at.toISOString(), afterId: after.id });
  };
}
