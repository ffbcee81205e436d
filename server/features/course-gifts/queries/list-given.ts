import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { GiftOrder } from '#contract/courses/gifts.ts';
import { type Page, pageSize } from '#contract/paging.ts';
import { pageBehind } from '#server/platform/db/page-behind.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { pageOfRows } from '#server/platform/http/cursor.ts';
import type { BusinessActor } from '../../accounts/access.ts';
import { certificates } from '../../courses/certificates/tables.ts';
import { coursePurchases } from '../../courses/tables.ts';
import { findOrderedOf } from '../../payments/course-orders/queries/find-ordered.ts';
import { payfastPayments } from '../../payments/tables.ts';
import { type GivenRow, presentGifts } from '../present.ts';
import { hadBack } from './had-back.ts';

/** A business's gifts by payment, newest first. */
export async function listGiven(
  db: Db,
  { userId }: BusinessActor,
  cursor: string | undefined,
): Promise<Page<GiftOrder>> {
  const { paidAt, merchantPaymentId, item, side } = payfastPayments;
  const page = pageBehind(cursor, [paidAt, merchantPaymentId]);
  const rows = await db
    .select()
    .from(payfastPayments)
    .where(
      and(
        eq(payfastPayments.userId, userId),
        eq(side, 'business'),
        eq(item, 'courses'),
        isNotNull(paidAt),
        // A duplicate payment is under Billing, and gave nothing.
        sql`exists (select from payment_courses c where c.merchant_payment_id = ${merchantPaymentId})`,
        page.behind,
      ),
    )
    .orderBy(...page.order)
    .limit(pageSize + 1);
  const lines = await findOrderedOf(db, rows);
  const given = await findGiven(
    db,
    rows.map((row) => row.merchantPaymentId),
  );
  return pageOfRows(
    rows.flatMap((row) => (row.paidAt ? [{ ...row, paidAt: row.paidAt }] : [])),
    pageSize,
    (row) => ({ at: row.paidAt, id: row.merchantPaymentId }),
    (row) => presentGifts(row, lines.get(row.merchantPaymentId) ?? [], given),
  );
}

/** The current state of what these payments opened. Learners who closed their account have nothing any more. */
function findGiven(db: Db, paymentIds: readonly string[]): Promise<GivenRow[]> {
  return db
    .select({ purchase: coursePurchases, certified: sql<boolean>`${certificates.id} is not null`, hadBack })
    .from(coursePurchases)
    .leftJoin(certificates, and(eq(certificates.purchaseId, coursePurchases.id), isNull(certificates.withdrawnAt)))
    .where(inArray(coursePurchases.merchantPaymentId, [...paymentIds]));
}
