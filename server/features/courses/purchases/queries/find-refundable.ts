import { and, eq, isNotNull } from 'drizzle-orm';
import { refundableUntil } from '#domain/courses/money-back.ts';
import { now } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { type CoursePurchaseRow, courseAttempts, coursePurchases } from '../../tables.ts';

/** Until when a paid course can be refunded at its owner's request; null: it can't. */
export async function findRefundable(db: Db, purchase: CoursePurchaseRow): Promise<Date | null> {
  const { id, userId, courseId, source, merchantPaymentId, boughtAt, progress } = purchase;
  if (source !== 'bought' || merchantPaymentId === null) return null;
  const until = refundableUntil({ boughtAt, progress, testStarted: false, hadBack: false }, now());
  if (until === null) return null;
  const tries = await db.$count(courseAttempts, eq(courseAttempts.purchaseId, id));
  const before = await db.$count(
    coursePurchases,
    and(
      eq(coursePurchases.userId, userId),
      eq(coursePurchases.courseId, courseId),
      eq(coursePurchases.source, 'bought'),
      isNotNull(coursePurchases.returnedAt),
    ),
  );
  return refundableUntil({ boughtAt, progress, testStarted: tries > 0, hadBack: before > 0 }, now());
}
