import { eq, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import { type UserRow, users } from '../../tables.ts';
import { type SessionRow, sessions } from '../tables.ts';

interface SessionAge {
  readonly user: UserRow;
  readonly session: SessionRow;
  /** Seconds since the session was opened. */
  readonly age: number;
}

export async function findSession(db: Db, id: string): Promise<SessionAge | null> {
  const [row] = await db
    .select({
      user: users,
      session: sessions,
      age: sql<number>`extract(epoch from now() - ${sessions.createdAt})::float8`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.id, id));
  return row ?? null;
}
