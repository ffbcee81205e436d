import { and, eq, gt, sql } from 'drizzle-orm';
import type { Role } from '#contract/accounts/roles.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { factors } from '../../second-factor/tables.ts';
import { userRoles, users } from '../../tables.ts';
import { type AssuranceLevel, sessions } from '../tables.ts';

export interface SignedInRow {
  readonly email: string;
  readonly banned: boolean;
  readonly aal: AssuranceLevel;
  /** Of the session. */
  readonly expiresAt: Date;
  readonly roles: readonly Role[];
  /** Whether the account has a factor that raises sessions to aal2. */
  readonly hasFactor: boolean;
}

const query = prepared('accounts_find_signed_in', (db, name) =>
  db
    .select({
      email: users.email,
      banned: sql<boolean>`coalesce(${users.bannedUntil} > now(), false)`,
      aal: sessions.aal,
      expiresAt: sessions.expiresAt,
      hasFactor: sql<boolean>`exists (
        select from ${factors}
        where ${factors.userId} = ${users.id} and ${factors.status} = 'verified' and ${factors.type} = 'totp'
      )`,
      roles: sql<
        Role[]
      >`array(select ${userRoles.role} from ${userRoles} where ${userRoles.userId} = ${users.id} order by ${userRoles.createdAt}, ${userRoles.role})`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.id, sql.placeholder('sessionId')),
        eq(sessions.userId, sql.placeholder('userId')),
        gt(sessions.expiresAt, sql`now()`),
      ),
    )
    .prepare(name),
);

/** The user of an active session, with roles, or null. */
export async function findSignedIn(
  db: Db,
  ids: { readonly userId: string; readonly sessionId: string },
): Promise<SignedInRow | null> {
  const [row] = await query(db).execute(ids);
  return row ?? null;
}
