import type { Db } from '#server/platform/db/pool.ts';
import { findOrderedOf } from '../course-orders/queries/find-ordered.ts';
import { findHires } from '../hires/queries/find-hires.ts';
import type { PaidFor } from '../present.ts';
import type { PaymentRow } from '../tables.ts';

/** What each of these payments is for. */
export async function findPaidFor(
  db: Db,
  payments: readonly PaymentRow[],
): Promise<(payment: Pick<PaymentRow, 'merchantPaymentId'>) => PaidFor> {
  const hires = await findHires(db, payments);
  const courses = await findOrderedOf(db, payments);
  return ({ merchantPaymentId }) => ({
    hires: hires.get(merchantPaymentId) ?? [],
    courses: courses.get(merchantPaymentId) ?? [],
  });
}
