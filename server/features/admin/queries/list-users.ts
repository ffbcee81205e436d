import { and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Role } from '#contract/accounts/roles.ts';
import type { UserFilter, UserSort } from '#contract/admin/admin.ts';
import type { Page } from '#contract/paging.ts';
import { adminPageSize } from '#contract/paging.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { decodeCursor, pageOfRows } from '#server/platform/http/cursor.ts';
import { isBarred } from '../../accounts/queries/is-barred.ts';
import { userRoles, users } from '../../accounts/tables.ts';
import type { AdminActor } from '../../operators/access.ts';
import { businessProfiles, repProfiles } from '../../profiles/tables.ts';
import type { AdminUserRow } from '../present.ts';
import { filteredUsers } from './user-filter.ts';

/** Columns of a user in the panel: the name is the profile's, or the one given at sign-up. */
export const userColumns = {
  id: users.id,
  email: users.email,
  name: sql<string | null>`coalesce(
    ${repProfiles.fullName}, ${businessProfiles.companyName}, ${users.userMetadata} ->> 'full_name'
  )`,
  roles: sql<Role[]>`array(
    select ${userRoles.role} from ${userRoles} where ${userRoles.userId} = ${users.id} order by ${userRoles.role}
  )`,
  joinedAt: users.createdAt,
  suspended: isBarred,
  confirmed: sql<boolean>`${isNotNull(users.emailConfirmedAt)}`,
};

export type ListedUsers = UserFilter & { readonly sort: UserSort };

const orders: Record<UserSort, ReturnType<typeof asc>[]> = {
  joined: [desc(users.createdAt), desc(users.id)],
  email: [asc(users.email), asc(users.id)],
};

/** The condition for the page after this row, by the row's current values. */
const after = (sort: UserSort, cursor: string) => {
  const { at, id } = decodeCursor(cursor);
  if (sort === 'joined')
    return sql`(${users.createdAt}, ${users.id}) < (${at.toISOString()}::timestamptz, ${id}::uuid)`;
  return sql`(${users.email}, ${users.id}) > ((select last.email from users last where last.id = ${id}::uuid), ${id}::uuid)`;
};

async function selectUsers(
  db: Db,
  { sort, ...filter }: ListedUsers,
  { most, cursor }: { readonly most: number; readonly cursor?: string | undefined },
): Promise<AdminUserRow[]> {
  const filtered = await filteredUsers(db, filter);
  return db
    .select(userColumns)
    .from(users)
    .leftJoin(repProfiles, eq(repProfiles.userId, users.id))
    .leftJoin(businessProfiles, eq(businessProfiles.userId, users.id))
    .where(and(filtered, cursor === undefined ? undefined : after(sort, cursor)))
    .orderBy(...orders[sort])
    .limit(most);
}

/** A page of the filtered users. */
export async function listUsers(
  db: Db,
  _actor: AdminActor,
  { cursor, ...asked }: ListedUsers & { readonly cursor?: string | undefined },
): Promise<Page<AdminUserRow>> {
  const rows = await selectUsers(db, asked, { most: adminPageSize + 1, cursor });
  return pageOfRows(
    rows,
    adminPageSize,
    ({ joinedAt, id }) => ({ at: joinedAt, id }),
    (row) => row,
  );
}

/** The first filtered users, without pages. */
export const takeUsers = (db: Db, _actor: AdminActor, asked: ListedUsers, most: number): Promise<AdminUserRow[]> =>
  selectUsers(db, asked, { most });
