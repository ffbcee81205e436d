import { eq } from 'drizzle-orm';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { RepActor } from '../../accounts/access.ts';
import { currentVersion, findOffered } from '../queries/find-offered.ts';
import { heldBy } from '../queries/find-purchase.ts';
import { type CoursePurchaseRow, coursePurchases } from '../tables.ts';

/** From here on the course stays as it was for its owner. */
export type BegunPurchase = CoursePurchaseRow & { readonly versionId: string; readonly countedAt: Date };

/** What a rep does in a course comes one after the other, and the first of it begins the course. */
export async function lockPurchase(
  tx: Tx,
  { userId }: Pick<RepActor, 'userId'>,
  courseId: string,
): Promise<BegunPurchase> {
  const [purchase] = await tx.db.select().from(coursePurchases).where(heldBy(userId, courseId)).for('update');
  if (purchase) return begin(tx, purchase);
  await findOffered(tx.db, courseId);
  throw new Refusal('course.not_bought');
}

async function begin(tx: Tx, purchase: CoursePurchaseRow): Promise<BegunPurchase> {
  const { versionId, countedAt } = purchase;
  if (versionId !== null && countedAt !== null) return { ...purchase, versionId, countedAt };
  const at = now();
  const begun = { versionId: await currentVersion(tx.db, purchase.courseId), begunAt: at, countedAt: at };
  await tx.db.update(coursePurchases).set(begun).where(eq(coursePurchases.id, purchase.id));
  return { ...purchase, ...begun };
}
