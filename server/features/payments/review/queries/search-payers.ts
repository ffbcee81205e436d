import { eq, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '#server/platform/db/pool.ts';
import { users } from '../../../accounts/tables.ts';
import { areNamed } from '../../../profiles/queries/are-named.ts';
import { businessProfiles, repProfiles } from '../../../profiles/tables.ts';

/** Columns of whoever pays, with users and both profiles joined. A closed account has no address any more. */
export const payerColumns = (side: PgColumn) => ({
  email: sql<string | null>`case when ${users}.deleted_at is null then ${users.email} end`,
  name: sql<
    string | null
  >`case ${side} when 'rep' then ${repProfiles.fullName} else ${businessProfiles.companyName} end`,
});

interface Searched {
  readonly userId: PgColumn;
  /** What more payers have in common is soon met on the way along the list. */
  readonly mostPayers: number;
  /** Ids of ours. */
  readonly ids: readonly PgColumn[];
  /** The provider's numbers. */
  readonly numbers: readonly PgColumn[];
}

const uuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

/** What is looked for: a whole number of anybody's, or a part of an address or a name. Users and both profiles are joined. */
export async function searchedFor(
  db: Db,
  text: string,
  { userId, mostPayers, ids, numbers }: Searched,
): Promise<SQL | undefined> {
  const exact = numbers.map((number) => eq(number, text));
  if (uuid.test(text)) return or(...exact, ...[userId, ...ids].map((id) => eq(id, text)));
  if (/^\d+$/.test(text)) return or(...exact);
  return areNamed(db, { userId, most: mostPayers }, text);
}
