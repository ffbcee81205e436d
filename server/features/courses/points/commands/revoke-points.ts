import { and, eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { points } from '../tables.ts';
import { addPoints } from './add-points.ts';

interface Finished {
  readonly userId: string;
  readonly courseId: string;
}

/** Takes back the points of a finished course when its certificate is withdrawn; those of its lessons stay. */
export async function revokePoints(tx: Tx, { userId, courseId }: Finished): Promise<void> {
  const [given] = await tx.db
    .select({ points: points.points })
    .from(points)
    .where(and(eq(points.userId, userId), eq(points.kind, 'course'), eq(points.courseId, courseId)));
  if (given) await addPoints(tx, userId, [{ kind: 'withdrawn', courseId, points: -given.points }]);
}
