import { and, eq, inArray, isNotNull, or } from 'drizzle-orm';
import { type Page, pageSize } from '#contract/paging.ts';
import type { Payment } from '#contract/payments/payments.ts';
import { pageBehind } from '#server/platform/db/page-behind.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { pageOfRows } from '#server/platform/http/cursor.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { SignedInActor } from '../../../accounts/access.ts';
import { presentPayment } from '../../present.ts';
import { findPaidFor } from '../../queries/find-paid-for.ts';
import { findPayment } from '../../queries/find-payment.ts';
import { isOwned, type OwnedPaymentRow, payfastPayments } from '../../tables.ts';

type Own = Pick<SignedInActor, 'userId'>;

/** Refuses another user's payment as not found. */
export async function findOwnPayment(db: Db, { userId }: Own, merchantPaymentId: string): Promise<OwnedPaymentRow> {
  const row = await findPayment(db, merchantPaymentId);
  if (!row || !isOwned(row) || row.userId !== userId) throw new Refusal('payment.not_found');
  return row;
}

export async function showOwnPayment(db: Db, own: Own, merchantPaymentId: string): Promise<Payment> {
  const row = await findOwnPayment(db, own, merchantPaymentId);
  return presentPayment(row, (await findPaidFor(db, [row]))(row));
}

/** Payments and open checkouts of a user, newest first. Abandoned checkouts are left out. */
export async function listOwnPayments(
  db: Db,
  { userId }: Own,
  { cursor }: { readonly cursor?: string | undefined },
): Promise<Page<Payment>> {
  const { createdAt, merchantPaymentId, paymentStatus, subscriptionId, paidAt } = payfastPayments;
  const page = pageBehind(cursor, [createdAt, merchantPaymentId]);
  const rows = await db
    .select()
    .from(payfastPayments)
    .where(
      and(
        eq(payfastPayments.userId, userId),
        or(isNotNull(subscriptionId), inArray(paymentStatus, ['PENDING', 'FAILED', 'UNALLOCATED']), isNotNull(paidAt)),
        page.behind,
      ),
    )
    .orderBy(...page.order)
    .limit(pageSize + 1);
  const paidFor = await findPaidFor(db, rows);
  return pageOfRows(
    rows.filter(isOwned),
    pageSize,
    (row) => ({ at: row.createdAt, id: row.merchantPaymentId }),
    (row) => presentPayment(row, paidFor(row)),
  );
}
