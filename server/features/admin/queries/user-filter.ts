import { and, eq, exists, gt, isNotNull, isNull, ne, not, or, type SQL, sql } from 'drizzle-orm';
import type { UserFilter } from '#contract/admin/admin.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { isBarred } from '../../accounts/queries/is-barred.ts';
import { userRoles, users } from '../../accounts/tables.ts';
import { subscriptions } from '../../payments/tables.ts';
import { areNamed } from '../../profiles/queries/are-named.ts';
import { businessProfiles, repProfiles } from '../../profiles/tables.ts';
import { userVetting } from '../../vetting/tables.ts';

/** With more matches than this, scanning the sorted list finds a page soon, whatever the other filters. */
const mostNamesakes = 10_000;

const isThere = sql`${users}.deleted_at is null`;

/** Excludes unconfirmed sign-ups and deleted accounts. */
export const isAccount = and(isNotNull(users.emailConfirmedAt), isThere);

const states: Record<NonNullable<UserFilter['state']>, SQL | undefined> = {
  active: and(isAccount, not(isBarred)),
  suspended: and(isAccount, isBarred, isNotNull(users.bannedUntil)),
  unconfirmed: and(isNull(users.emailConfirmedAt), isThere),
};

const has = (db: Db, role: 'sales_rep' | 'business') =>
  exists(
    db
      .select({ one: sql`1` })
      .from(userRoles)
      .where(and(eq(userRoles.userId, users.id), eq(userRoles.role, role))),
  );

const typed = (db: Db, type: NonNullable<UserFilter['type']>) =>
  type === 'both' ? and(has(db, 'sales_rep'), has(db, 'business')) : has(db, type);

function legalFilter(db: Db, legal: NonNullable<UserFilter['legal']>): SQL {
  const is = legal === 'none' ? undefined : eq(userVetting.status, legal);
  const found = exists(
    db
      .select({ one: sql`1` })
      .from(userVetting)
      .where(and(eq(userVetting.userId, users.id), is)),
  );
  return legal === 'none' ? not(found) : found;
}

// Both profiles are joined.
const inTrial = or(gt(repProfiles.trialEndsAt, sql`now()`), gt(businessProfiles.trialEndsAt, sql`now()`));

function paying(db: Db, plan: NonNullable<UserFilter['plan']>): SQL | undefined {
  const subscribed = exists(
    db
      .select({ one: sql`1` })
      .from(subscriptions)
      .where(and(eq(subscriptions.userId, users.id), ne(subscriptions.status, 'ended'))),
  );
  if (plan === 'subscribed') return subscribed;
  const trial = sql`coalesce(${inTrial}, false)`;
  return and(not(subscribed), plan === 'trial' ? trial : not(trial));
}

/** The condition for the users of a list, on `users` joined with both profiles. */
export async function filteredUsers(
  db: Db,
  { search, type, state, legal, plan }: UserFilter,
): Promise<SQL | undefined> {
  return and(
    state ? states[state] : isAccount,
    type && typed(db, type),
    legal && legalFilter(db, legal),
    plan && paying(db, plan),
    search === undefined ? undefined : await areNamed(db, { userId: users.id, most: mostNamesakes }, search),
  );
}
