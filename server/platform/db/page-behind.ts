import { asc, desc, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { decodeCursor } from '../http/cursor.ts';

export type FirstOfList = 'newest first' | 'oldest first';

interface PageBehind {
  /** Undefined: the first page. */
  readonly behind: SQL | undefined;
  readonly order: readonly SQL[];
}

/** Where a list sorted by a time and an id continues, and its order, which has to be the same. */
export function pageBehind(
  cursor: string | undefined,
  [at, id]: readonly [SQLWrapper, SQLWrapper],
  first: FirstOfList = 'newest first',
): PageBehind {
  const [sorted, later] = first === 'newest first' ? [desc, sql`<`] : [asc, sql`>`];
  const order = [sorted(at), sorted(id)];
  if (cursor === undefined) return { behind: undefined, order };
  const last = decodeCursor(cursor);
  const moment = sql`${last.at.toISOString()}::timestamptz`;
  // The second half is redundant: it keeps PostgreSQL out of the parts of a table before the cursor.
  return { behind: sql`((${at}, ${id}) ${later} (${moment}, ${last.id}::uuid) and ${at} ${later}= ${moment})`, order };
}
