import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import { walletHolds } from '../tables.ts';

/** What keeps the money of a rep where it is, the oldest first. */
export const findHolds = (db: Db, repId: string) =>
  db
    .select()
    .from(walletHolds)
    .where(and(eq(walletHolds.repId, repId), isNull(walletHolds.liftedAt)))
    .orderBy(asc(walletHolds.placedAt));
