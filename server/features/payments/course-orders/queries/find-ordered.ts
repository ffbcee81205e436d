import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import { repProfiles } from '../../../profiles/tables.ts';
import { type PaidCourseRow, type PaymentRow, payfastPayments, paymentCourses } from '../../tables.ts';

/** What one payment is for, in one order whoever asks. */
export function findOrdered(db: Db, merchantPaymentId: string): Promise<PaidCourseRow[]> {
  return db
    .select()
    .from(paymentCourses)
    .where(eq(paymentCourses.merchantPaymentId, merchantPaymentId))
    .orderBy(asc(paymentCourses.learnerId), asc(paymentCourses.courseId));
}

/** The checkout for courses that somebody has open. */
export async function findOpenOrder(
  db: Db,
  { userId, side }: Pick<PaymentRow, 'side'> & { readonly userId: string },
): Promise<PaymentRow | undefined> {
  const [found] = await db
    .select()
    .from(payfastPayments)
    .where(
      and(
        eq(payfastPayments.userId, userId),
        eq(payfastPayments.item, 'courses'),
        side === null ? undefined : eq(payfastPayments.side, side),
        eq(payfastPayments.paymentStatus, 'PENDING'),
      ),
    );
  return found;
}

/** Null: they closed their account. */
export type NamedCourse = PaidCourseRow & { readonly learnerName: string | null };

/** The courses that these payments are for, by payment, with the names of those who are to have them. */
export async function findOrderedOf(
  db: Db,
  payments: readonly Pick<PaymentRow, 'merchantPaymentId' | 'item'>[],
): Promise<ReadonlyMap<string, readonly NamedCourse[]>> {
  const ids = payments.filter(({ item }) => item === 'courses').map(({ merchantPaymentId }) => merchantPaymentId);
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ course: paymentCourses, learnerName: repProfiles.fullName })
    .from(paymentCourses)
    .leftJoin(repProfiles, eq(repProfiles.userId, paymentCourses.learnerId))
    .where(inArray(paymentCourses.merchantPaymentId, ids))
    .orderBy(asc(repProfiles.fullName), asc(paymentCourses.title), asc(paymentCourses.courseId));
  return Map.groupBy(
    rows.map(({ course, learnerName }) => ({ ...course, learnerName })),
    ({ merchantPaymentId }) => merchantPaymentId,
  );
}
