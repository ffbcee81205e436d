import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import { repProfiles } from '../../../profiles/tables.ts';
import { type PaidCourseRow, type PaymentRow, payfastPayments, paymentCourses, paymentRefunds } from '../../tables.ts';

/** The courses of a payment, always in the same order. */
export function findOrdered(db: Db, merchantPaymentId: string): Promise<PaidCourseRow[]> {
  return db
    .select()
    .from(paymentCourses)
    .where(eq(paymentCourses.merchantPaymentId, merchantPaymentId))
    .orderBy(asc(paymentCourses.learnerId), asc(paymentCourses.courseId));
}

/** The open course checkout of a user. */
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

export interface NamedCourse extends PaidCourseRow {
  /** Null: they closed their account. */
  readonly learnerName: string | null;
  /** Its part of the payment, or all of it, is being or was refunded. */
  readonly returned: boolean;
}

/** A refund of this line, or of the whole payment, has been approved. */
const isReturned = sql<boolean>`exists (
  select from ${paymentRefunds} r
  where r.merchant_payment_id = ${paymentCourses.merchantPaymentId} and r.status not in ('asked', 'rejected')
    and (r.part = 'all' or r.part = 'course'
      and r.course_id = ${paymentCourses.courseId} and r.learner_id = ${paymentCourses.learnerId}))`;

/** The courses of these payments, by payment, with the names of their learners. */
export async function findOrderedOf(
  db: Db,
  payments: readonly Pick<PaymentRow, 'merchantPaymentId' | 'item'>[],
): Promise<ReadonlyMap<string, readonly NamedCourse[]>> {
  const ids = payments.filter(({ item }) => item === 'courses').map(({ merchantPaymentId }) => merchantPaymentId);
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ course: paymentCourses, learnerName: repProfiles.fullName, returned: isReturned })
    .from(paymentCourses)
    .leftJoin(repProfiles, eq(repProfiles.userId, paymentCourses.learnerId))
    .where(inArray(paymentCourses.merchantPaymentId, ids))
    .orderBy(asc(repProfiles.fullName), asc(paymentCourses.title), asc(paymentCourses.courseId));
  return Map.groupBy(
    rows.map(({ course, ...row }) => ({ ...course, ...row })),
    ({ merchantPaymentId }) => merchantPaymentId,
  );
}
