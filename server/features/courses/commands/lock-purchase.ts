import { eq } from 'drizzle-orm';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { RepActor } from '../../accounts/access.ts';
import { currentVersion, findOffered } from '../queries/find-offered.ts';
import { heldBy } from '../queries/find-purchase.ts';
import { type CoursePurchaseRow, coursePurchases } from '../tables.ts';

/** From its beginning a course keeps the same version for its owner. */
export type StartedPurchase = CoursePurchaseRow & { readonly versionId: string; readonly countedAt: Date };

/** Locks a rep's course, so that their actions in it run one after the other. The first action begins the course. */
export async function lockPurchase(
  tx: Tx,
  { userId }: Pick<RepActor, 'userId'>,
  courseId: string,
): Promise<StartedPurchase> {
  const [purchase] = await tx.db.select().from(coursePurchases).where(heldBy(userId, courseId)).for('update');
  if (purchase) return begin(tx, purchase);
  await findOffered(tx.db, courseId);
  throw new Refusal('course.not_bought');
}

async function begin(tx: Tx, purchase: CoursePurchaseRow): Promise<StartedPurchase> {
  const { versionId, countedAt } = purchase;
  if (versionId !== null && countedAt !== null) return { ...purchase, versionId, countedAt };
  const at = now();
  const started = { versionId: await currentVersion(tx.db, purchase.courseId), begunAt: at, countedAt: at };
  await tx.db.update(coursePurchases).set(started).where(eq(coursePurchases.id, purchase.id));
  return { ...purchase, ...started };
}
