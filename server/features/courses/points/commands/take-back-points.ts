import { and, eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { points } from '../tables.ts';
import { addPoints } from './add-points.ts';

interface Finished {
  readonly userId: string;
  readonly courseId: string;
}

/** What finishing a course gave goes with its certificate; what its lessons gave stays. */
export async function takeBackPoints(tx: Tx, { userId, courseId }: Finished): Promise<void> {
  const [given] = await tx.db
    .select({ points: points.points })
    .from(points)
    .where(and(eq(points.userId, userId), eq(points.kind, 'course'), eq(points.courseId, courseId)));
  if (given) await addPoints(tx, userId, [{ kind: 'withdrawn', courseId, points: -given.points }]);
}
