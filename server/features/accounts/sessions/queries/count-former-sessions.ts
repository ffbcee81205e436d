import { and, gt, lt, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import { noticeMs } from '#server/platform/secret-ring.ts';
import { sessions } from '../tables.ts';

/**
 * Open sessions that weren't refreshed since every process noticed the new SECRET_KEY: their refresh tokens may be signed with the one before.
 *
 * @param since when the new key took over
 */
export const countFormerSessions = (db: Db, since: Date): Promise<number> =>
  db.$count(
    sessions,
    and(lt(sessions.refreshedAt, new Date(since.getTime() + 2 * noticeMs)), gt(sessions.expiresAt, sql`now()`)),
  );
