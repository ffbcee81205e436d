import { and, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { pageBehind } from './page-behind.ts';

interface Moments {
  readonly id: PgColumn;
  readonly began: PgColumn;
  /** Null: it is open. */
  readonly done: PgColumn;
}

/** One page of open rows, oldest first, or of done ones, last done first. */
export function openOrDone(
  isOpen: boolean,
  cursor: string | undefined,
  { id, began, done }: Moments,
): { readonly which: SQL | undefined; readonly order: readonly SQL[] } {
  const { behind, order } = pageBehind(cursor, [isOpen ? began : done, id], isOpen ? 'oldest first' : 'newest first');
  return { which: and(isOpen ? isNull(done) : isNotNull(done), behind), order };
}
