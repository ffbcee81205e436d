import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import { walletHolds } from '../tables.ts';

/** Holds on a rep's wallet, oldest first. */
export const findHolds = (db: Db, repId: string) =>
  db
    .select()
    .from(walletHolds)
    .where(and(eq(walletHolds.repId, repId), isNull(walletHolds.liftedAt)))
    .orderBy(asc(walletHolds.placedAt));
