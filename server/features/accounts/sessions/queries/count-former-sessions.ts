import { and, gt, lt, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import { sessions } from '../tables.ts';

/** Open sessions that weren't refreshed since: their refresh tokens are signed with the SECRET_KEY of before. */
export const countFormerSessions = (db: Db, since: Date): Promise<number> =>
  db.$count(sessions, and(lt(sessions.refreshedAt, since), gt(sessions.expiresAt, sql`now()`)));
