import { v7 as uuidv7 } from 'uuid';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { type PointsRow, points } from '../tables.ts';

/** What the points are for, by kind. */
export type Earning = Pick<PointsRow, 'kind' | 'points'> &
  Partial<Pick<PointsRow, 'courseId' | 'lesson' | 'day' | 'engagementId'>>;

/** Adds points in the transaction that earns them. Points added before for the same reason stay. */
export async function addPoints(tx: Tx, userId: string, earnings: readonly Earning[]): Promise<void> {
  if (earnings.length === 0) return;
  const earnedAt = now();
  await tx.db
    .insert(points)
    .values(earnings.map((earning) => ({ ...earning, id: uuidv7(), userId, earnedAt })))
    .onConflictDoNothing();
}
