import { and, eq, ilike, isNotNull, or, sql } from 'drizzle-orm';
import type { Page } from '#contract/paging.ts';
import { adminPageSize } from '#contract/paging.ts';
import type { Role } from '#contract/profiles/profiles.ts';
import { pageBehind } from '#server/platform/db/page-behind.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { pageOfRows } from '#server/platform/http/cursor.ts';
import { isBarred } from '../../accounts/queries/is-barred.ts';
import { userRoles, users } from '../../accounts/tables.ts';
import type { AdminActor } from '../../operators/access.ts';
import { businessProfiles, repProfiles } from '../../profiles/tables.ts';
import type { AdminUserRow } from '../present.ts';

/** Columns of a person as the panel shows them: the name is the profile's, or what they gave at sign-up. */
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
};

/** Sign-ups that nobody confirmed are no accounts, and deleted accounts are nobody's. */
export const isAccount = and(isNotNull(users.emailConfirmedAt), sql`${users}.deleted_at is null`);

/** Accounts whose address or name contains the text, newest first. */
export async function listUsers(
  db: Db,
  _actor: AdminActor,
  { search, cursor }: { readonly search?: string | undefined; readonly cursor?: string | undefined },
): Promise<Page<AdminUserRow>> {
  const page = pageBehind(cursor, [users.createdAt, users.id]);
  const pattern = search === undefined ? undefined : `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const rows = await db
    .select(userColumns)
    .from(users)
    .leftJoin(repProfiles, eq(repProfiles.userId, users.id))
    .leftJoin(businessProfiles, eq(businessProfiles.userId, users.id))
    .where(
      and(
        isAccount,
        pattern === undefined
          ? undefined
          : or(
              ilike(users.email, pattern),
              ilike(repProfiles.fullName, pattern),
              ilike(businessProfiles.companyName, pattern),
            ),
        page.behind,
      ),
    )
    .orderBy(...page.order)
    .limit(adminPageSize + 1);
  return pageOfRows(
    rows,
    adminPageSize,
    ({ joinedAt, id }) => ({ at: joinedAt, id }),
    (row) => row,
  );
}
