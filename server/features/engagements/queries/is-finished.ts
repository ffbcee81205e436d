import { eq } from 'drizzle-orm';
import { isOver } from '#domain/engagements/lifecycle.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { milestones } from '../tables.ts';

/** Whether no milestone is still to come and the rep was paid for completed work, not only for a cancellation. */
export async function isFinished(db: Db, engagementId: string): Promise<boolean> {
  const { status, heldCents, repCents } = milestones;
  const rows = await db
    .select({ status, heldCents, repCents })
    .from(milestones)
    .where(eq(milestones.engagementId, engagementId));
  const isDone = (row: (typeof rows)[number]) =>
    row.status === 'completed' || (row.status === 'resolved' && row.repCents > 0n);
  return rows.every(isOver) && rows.some(isDone);
}
