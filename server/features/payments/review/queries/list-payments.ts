import { and, eq, sql } from 'drizzle-orm';
import { adminPageSize, type Page } from '#contract/paging.ts';
import type { AdminPayment } from '#contract/payments/admin-payments.ts';
import type { PaymentStatus } from '#contract/payments/options.ts';
import { pageBehind } from '#server/platform/db/page-behind.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { pageOfRows } from '#server/platform/http/cursor.ts';
import { users } from '../../../accounts/tables.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { businessProfiles, repProfiles } from '../../../profiles/tables.ts';
import { payfastPayments, paymentRefunds } from '../../tables.ts';
import { presentAdminPayment } from '../present.ts';
import { payerColumns, searchedFor } from './search-payers.ts';

interface Filter {
  readonly q?: string | null;
  readonly status?: PaymentStatus | undefined;
  readonly cursor?: string | undefined;
}

/** Looked up for each payment of a page: for `exists`, PostgreSQL would hash all refunds. */
const goesBack = sql<boolean>`coalesce((
  select true from ${paymentRefunds} back
  where back.merchant_payment_id = ${payfastPayments.merchantPaymentId} and back.status <> 'rejected' limit 1
), false)`;

export const selectPayments = (db: Db) =>
  db
    .select({ payment: payfastPayments, goesBack, ...payerColumns(payfastPayments.side) })
    .from(payfastPayments)
    .leftJoin(users, eq(users.id, payfastPayments.userId))
    .leftJoin(repProfiles, eq(repProfiles.userId, payfastPayments.userId))
    .leftJoin(businessProfiles, eq(businessProfiles.userId, payfastPayments.userId))
    .$dynamic();

/** Payments and checkouts, newest first. */
export async function listPayments(db: Db, _actor: AdminActor, filter: Filter): Promise<Page<AdminPayment>> {
  const rows = await findPayments(db, filter, adminPageSize + 1);
  const cursorOf = ({ payment }: (typeof rows)[number]) => ({ at: payment.createdAt, id: payment.merchantPaymentId });
  return pageOfRows(rows, adminPageSize, cursorOf, presentAdminPayment);
}

/** The newest payments, for an export. */
export async function takePayments(
  db: Db,
  _actor: AdminActor,
  filter: Omit<Filter, 'cursor'>,
  limit: number,
): Promise<AdminPayment[]> {
  return (await findPayments(db, filter, limit)).map(presentAdminPayment);
}

async function findPayments(db: Db, { q, status, cursor }: Filter, limit: number) {
  const { createdAt, merchantPaymentId, userId, pfPaymentId, paymentStatus } = payfastPayments;
  const page = pageBehind(cursor, [createdAt, merchantPaymentId]);
  return selectPayments(db)
    .where(
      and(
        q
          ? await searchedFor(db, q, { userId, mostPayers: 500, ids: [merchantPaymentId], numbers: [pfPaymentId] })
          : undefined,
        status && eq(paymentStatus, status),
        page.behind,
      ),
    )
    .orderBy(...page.order)
    .limit(limit);
}
