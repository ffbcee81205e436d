import { eq, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '#server/platform/db/pool.ts';
import { users } from '../../../accounts/tables.ts';
import { areNamed } from '../../../profiles/queries/are-named.ts';
import { businessProfiles, repProfiles } from '../../../profiles/tables.ts';

/** Columns of the payer, with users and both profiles joined. A closed account has no email address any more. */
export const payerColumns = (side: PgColumn) => ({
  email: sql<string | null>`case when ${users}.deleted_at is null then ${users.email} end`,
  name: sql<
    string | null
  >`case ${side} when 'rep' then ${repProfiles.fullName} else ${businessProfiles.companyName} end`,
});

interface Searched {
  readonly userId: PgColumn;
  /** More matching payers than this are found soon while reading the list in its order. */
  readonly mostPayers: number;
  /** Our ids. */
  readonly ids: readonly PgColumn[];
  /** The provider's numbers. */
  readonly numbers: readonly PgColumn[];
}

const uuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

/** The condition of a search: a whole number, or a part of an email address or a name. Users and both profiles are joined. */
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
