import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Role } from '#contract/accounts/roles.ts';
import { rolesThatMay } from '#contract/operators/roles.ts';
import { now } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { isBarred } from '../../../accounts/queries/is-barred.ts';
import { userRoles, users } from '../../../accounts/tables.ts';
import type { AdminActor } from '../../access.ts';
import { adminSessions, adminUsers } from '../../tables.ts';
import { viewings } from '../tables.ts';

export interface FoundViewing {
  readonly id: string;
  readonly userId: string;
  readonly email: string;
  readonly roles: readonly Role[];
  readonly beganAt: Date;
  readonly endsAt: Date;
}

/** Whether the address belongs to an admin, even if the user's account never confirmed it. */
export const isOfTeam = sql<boolean>`exists (
  select from ${adminUsers} as member
  where member.email = users.email and member.is_admin and member.disabled_at is null
)`;

/** Whether a viewing is active. It ends with the admin's session or role, and with the user's account. */
export const isActiveViewing = (): SQL | undefined =>
  and(
    isNull(viewings.endedAt),
    sql`${viewings.endsAt} > ${now().toISOString()}`,
    sql`exists (
      select from ${adminSessions} join ${adminUsers} on ${adminUsers.id} = ${adminSessions.adminId}
      where ${adminSessions.id} = ${viewings.adminSessionId} and ${adminSessions.expiresAt} > now()
        and ${adminUsers.isAdmin} and ${adminUsers.disabledAt} is null
        and ${inArray(adminUsers.role, [...rolesThatMay('users.see_as')])}
    )`,
    sql`exists (
      select from ${users}
      where ${users.id} = ${viewings.userId} and ${users}.deleted_at is null and not ${isBarred} and not ${isOfTeam}
    )`,
  );

/** The user that this session views as, or null. */
export async function findViewing(db: Db, { session }: Pick<AdminActor, 'session'>): Promise<FoundViewing | null> {
  const { id, userId, beganAt, endsAt } = viewings;
  const [found] = await db
    .select({
      id,
      userId,
      email: users.email,
      roles: sql<
        Role[]
      >`array(select ${userRoles.role} from ${userRoles} where ${userRoles.userId} = ${users.id} order by ${userRoles.createdAt}, ${userRoles.role})`,
      beganAt,
      endsAt,
    })
    .from(viewings)
    .innerJoin(users, eq(users.id, userId))
    .where(and(eq(viewings.adminSessionId, session.id), isActiveViewing()));
  return found ?? null;
}
