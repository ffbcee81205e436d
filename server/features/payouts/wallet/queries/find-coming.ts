import { and, eq, gt, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import { settlesOn } from '#domain/payments/settlement-day.ts';
import { startOfDay } from '#domain/shared/calendar-day.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { expectPay } from '../../../engagements/sales/queries/expect-pay.ts';
import { engagements, milestones } from '../../../engagements/tables.ts';
import { payfastPayments, paymentMilestones } from '../../../payments/tables.ts';
import { businessProfiles } from '../../../profiles/tables.ts';

const isUnsettled = and(isNotNull(payfastPayments.paidAt), isNull(payfastPayments.settledAt));

const comingOfRep = prepared('payouts_coming_of_rep', (db, name) =>
  db
    .select({
      milestoneId: milestones.id,
      engagementId: engagements.id,
      title: engagements.title,
      companyName: businessProfiles.companyName,
      status: milestones.status,
      payCents: milestones.payCents,
      feeCents: milestones.feeCents,
      feeBearer: engagements.feeBearer,
      fromSales: sql<boolean>`${engagements.salesTerms} is not null`,
      heldCents: milestones.heldCents,
      repCents: milestones.repCents,
      endsAt: milestones.endsAt,
      dueAt: milestones.dueAt,
      decideBy: milestones.decideBy,
      chargedBackAt: milestones.chargedBackAt,
      ruledCents: milestones.ruledCents,
      appealedAt: milestones.appealedAt,
      paidAt: payfastPayments.paidAt,
      settledAt: payfastPayments.settledAt,
    })
    .from(engagements)
    .innerJoin(milestones, eq(milestones.engagementId, engagements.id))
    .innerJoin(businessProfiles, eq(businessProfiles.id, engagements.businessId))
    .leftJoin(
      paymentMilestones,
      and(eq(paymentMilestones.milestoneId, milestones.id), isNotNull(paymentMilestones.fundedAt)),
    )
    .leftJoin(
      payfastPayments,
      and(
        eq(payfastPayments.merchantPaymentId, paymentMilestones.merchantPaymentId),
        // Charged-back money never arrives.
        ne(payfastPayments.paymentStatus, 'CHARGED_BACK'),
      ),
    )
    .where(
      and(
        eq(engagements.repId, sql.placeholder('repId')),
        or(gt(milestones.heldCents, 0n), and(gt(milestones.repCents, 0n), isUnsettled)),
      ),
    )
    .prepare(name),
);

/** A rep's work that money is held for, or whose money has yet to reach us. */
export async function findComing(db: Db, repId: string) {
  const rows = await comingOfRep(db).execute({ repId });
  const selling = rows.filter(({ fromSales }) => fromSales).map(({ engagementId }) => engagementId);
  const expected = await expectPay(db, selling);
  return rows.map(({ paidAt, settledAt, fromSales: _, ...row }) => ({
    ...row,
    expectedCents: expected.get(row.milestoneId) ?? null,
    settlesAt: paidAt === null || settledAt !== null ? null : startOfDay(settlesOn(paidAt)),
  }));
}

export type ComingRow = Awaited<ReturnType<typeof findComing>>[number];
