import { eq, sql } from 'drizzle-orm';
import type { Role } from '#contract/accounts/roles.ts';
import type { Me } from '#contract/profiles/profiles.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import type { SignedInActor } from '../accounts/access.ts';
import { findRoles } from '../accounts/queries/find-roles.ts';
import { users } from '../accounts/tables.ts';
import { businessProfiles, repProfiles } from './tables.ts';

const profilesOfUser = prepared('profiles_of_user', (db, name) =>
  db
    .select({
      repId: repProfiles.id,
      fullName: repProfiles.fullName,
      businessId: businessProfiles.id,
      companyName: businessProfiles.companyName,
    })
    .from(users)
    .leftJoin(repProfiles, eq(repProfiles.userId, users.id))
    .leftJoin(businessProfiles, eq(businessProfiles.userId, users.id))
    .where(eq(users.id, sql.placeholder('userId')))
    .prepare(name),
);

/** The ids of the user's profiles. */
export async function findActorProfiles(
  db: Db,
  userId: string,
): Promise<{ repId: string | null; businessId: string | null }> {
  const [row] = await profilesOfUser(db).execute({ userId });
  return { repId: row?.repId ?? null, businessId: row?.businessId ?? null };
}

export async function describeMe(db: Db, actor: SignedInActor): Promise<Me> {
  const [row] = await profilesOfUser(db).execute({ userId: actor.userId });
  const holds = (role: Role) => actor.roles.includes(role);
  return {
    userId: actor.userId,
    email: actor.email,
    roles: [...actor.roles],
    // A profile outlives its role: without the role it can't be used.
    rep: holds('sales_rep') && row?.repId && row.fullName ? { id: row.repId, fullName: row.fullName } : null,
    business:
      holds('business') && row?.businessId && row.companyName
        ? { id: row.businessId, companyName: row.companyName }
        : null,
  };
}

/** The same in a transaction that has just changed the actor's roles. */
export async function describeChanged(db: Db, actor: SignedInActor): Promise<Me> {
  return describeMe(db, { ...actor, roles: await findRoles(db, actor.userId) });
}

const ownersOfProfiles = prepared('profiles_owners', (db, name) =>
  db
    .select({ userId: repProfiles.userId })
    .from(repProfiles)
    .where(eq(repProfiles.id, sql.placeholder('repId')))
    .unionAll(
      db
        .select({ userId: businessProfiles.userId })
        .from(businessProfiles)
        .where(eq(businessProfiles.id, sql.placeholder('businessId'))),
    )
    .prepare(name),
);

/** The users of these profiles. */
export async function findProfileOwners(db: Db, of: { repId?: string; businessId?: string }): Promise<string[]> {
  const rows = await ownersOfProfiles(db).execute({ repId: of.repId ?? null, businessId: of.businessId ?? null });
  return rows.map(({ userId }) => userId);
}
