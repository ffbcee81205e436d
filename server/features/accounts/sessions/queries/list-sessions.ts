import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import { type SessionRow, sessions } from '../tables.ts';

/** The user's active sessions, most recently used first. */
export function listSessions(db: Db, userId: string): Promise<SessionRow[]> {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, sql`now()`)))
    .orderBy(desc(sessions.refreshedAt), desc(sessions.id));
}
