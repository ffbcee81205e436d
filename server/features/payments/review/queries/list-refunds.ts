import { and, asc, eq, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { adminPageSize, type Page } from '#contract/paging.ts';
import type { AdminRefund } from '#contract/payments/admin-refund.ts';
import type { RefundStatus } from '#contract/payments/options.ts';
import { pageBehind } from '#server/platform/db/page-behind.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { pageOfRows } from '#server/platform/http/cursor.ts';
import { isBarred } from '../../../accounts/queries/is-barred.ts';
import { users } from '../../../accounts/tables.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { adminUsers } from '../../../operators/tables.ts';
import { businessProfiles, repProfiles } from '../../../profiles/tables.ts';
import { payfastPayments, paymentRefunds } from '../../tables.ts';
import { presentRefund } from '../present.ts';
import { payerColumns } from './search-payers.ts';

const [askers, deciders, payers] = [
  alias(adminUsers, 'askers'),
  alias(adminUsers, 'deciders'),
  alias(adminUsers, 'payers'),
];

const selectRefunds = (db: Db) =>
  db
    .select({
      refund: paymentRefunds,
      askedBy: askers.email,
      decidedBy: deciders.email,
      paidBy: payers.email,
      userId: payfastPayments.userId,
      ...payerColumns(payfastPayments.side),
    })
    .from(paymentRefunds)
    .innerJoin(payfastPayments, eq(payfastPayments.merchantPaymentId, paymentRefunds.merchantPaymentId))
    .leftJoin(askers, eq(askers.id, paymentRefunds.askedBy))
    .leftJoin(deciders, eq(deciders.id, paymentRefunds.decidedBy))
    .leftJoin(payers, eq(payers.id, paymentRefunds.paidBy))
    .leftJoin(users, eq(users.id, payfastPayments.userId))
    .leftJoin(repProfiles, eq(repProfiles.userId, payfastPayments.userId))
    .leftJoin(businessProfiles, eq(businessProfiles.userId, payfastPayments.userId))
    .$dynamic();

/** All refunds ever requested for a payment, oldest first. */
export const findStoryRefunds = (db: Db, merchantPaymentId: string) =>
  selectRefunds(db)
    .where(eq(paymentRefunds.merchantPaymentId, merchantPaymentId))
    .orderBy(asc(paymentRefunds.askedAt), asc(paymentRefunds.id));

const { status, askedAt, id, byHand } = paymentRefunds;
/** The payer has no account, or can't sign in, to enter bank details: an admin has to ask them another way. */
const isOutside = sql`(${users.id} is null or ${users}.deleted_at is not null or ${isBarred})`;
const waitsForAdministrator = or(
  eq(status, 'asked'),
  and(eq(status, 'eft_ready'), eq(byHand, true)),
  and(eq(status, 'eft_due'), isOutside),
);

interface Filter {
  readonly status?: RefundStatus | undefined;
  readonly cursor?: string | undefined;
}

export async function listRefunds(
  db: Db,
  _actor: AdminActor,
  { status: wanted, cursor }: Filter,
): Promise<Page<AdminRefund>> {
  const page = pageBehind(cursor, [askedAt, id], 'oldest first');
  const rows = await selectRefunds(db)
    .where(and(wanted ? eq(status, wanted) : waitsForAdministrator, page.behind))
    .orderBy(...page.order)
    .limit(adminPageSize + 1);
  return pageOfRows(
    rows,
    adminPageSize,
    ({ refund }) => ({ at: refund.askedAt, id: refund.id }),
    ({ refund, userId, email, name, ...by }) => ({
      ...presentRefund(refund, by),
      merchantPaymentId: refund.merchantPaymentId,
      payer: { userId, email, name },
    }),
  );
}
