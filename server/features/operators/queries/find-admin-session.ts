import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { AdminRole } from '#contract/operators/roles.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { hashToken } from '../services/tokens.ts';
import { type AdminSessionRow, adminSessions, adminUsers } from '../tables.ts';

const byToken = prepared('admin_session_by_token', (db, name) =>
  db
    .select({
      adminId: adminUsers.id,
      email: adminUsers.email,
      role: adminUsers.role,
      session: {
        id: adminSessions.id,
        createdAt: adminSessions.createdAt,
        expiresAt: adminSessions.expiresAt,
        secondFactor: adminSessions.secondFactor,
      },
    })
    .from(adminSessions)
    .innerJoin(adminUsers, eq(adminUsers.id, adminSessions.adminId))
    .where(
      and(
        eq(adminSessions.tokenHash, sql.placeholder('tokenHash')),
        gt(adminSessions.expiresAt, sql`now()`),
        eq(adminUsers.isAdmin, true),
        isNull(adminUsers.disabledAt),
      ),
    )
    .prepare(name),
);

interface Found {
  readonly adminId: string;
  readonly email: string;
  readonly role: AdminRole;
  readonly session: Pick<AdminSessionRow, 'id' | 'createdAt' | 'expiresAt' | 'secondFactor'>;
}

/** The active session of a token, if its admin is not disabled, or null. */
export async function findAdminSession(db: Db, token: string): Promise<Found | null> {
  const [row] = await byToken(db).execute({ tokenHash: hashToken(token) });
  return row ?? null;
}
