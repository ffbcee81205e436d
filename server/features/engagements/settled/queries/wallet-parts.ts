import { and, asc, eq, gt, isNotNull, isNull, ne } from 'drizzle-orm';
import { settlesOn } from '#domain/payments/settlement-day.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { payfastPayments, paymentMilestones } from '../../../payments/tables.ts';
import { engagements, milestones } from '../../tables.ts';
import { payHolds } from '../tables.ts';

/** What a rep was paid out of money that the provider has not paid out to us yet. */
export interface Unsettled {
  readonly engagementId: string;
  readonly title: string;
  readonly cents: bigint;
  /** `YYYY-MM-DD`: when it should be. */
  readonly settlesOn: string;
}

/** By what paid for the work; the oldest first. What a bank took back never comes, and is no wait: it may be on hold. */
export async function findUnsettled(db: Db, repId: string): Promise<Unsettled[]> {
  const rows = await db
    .select({
      engagementId: engagements.id,
      title: engagements.title,
      cents: milestones.repCents,
      paidAt: payfastPayments.paidAt,
    })
    .from(paymentMilestones)
    .innerJoin(payfastPayments, eq(payfastPayments.merchantPaymentId, paymentMilestones.merchantPaymentId))
    .innerJoin(milestones, eq(milestones.id, paymentMilestones.milestoneId))
    .innerJoin(engagements, eq(engagements.id, milestones.engagementId))
    .where(
      and(
        eq(paymentMilestones.repId, repId),
        isNotNull(paymentMilestones.fundedAt),
        gt(milestones.repCents, 0n),
        isNull(payfastPayments.settledAt),
        ne(payfastPayments.paymentStatus, 'CHARGED_BACK'),
      ),
    )
    .orderBy(asc(payfastPayments.paidAt));
  return rows.flatMap(({ paidAt, ...row }) => (paidAt === null ? [] : [{ ...row, settlesOn: settlesOn(paidAt) }]));
}

/** What stays in a rep's wallet for now, and why. */
export interface HeldPay {
  readonly engagementId: string;
  readonly title: string;
  readonly cents: bigint;
  readonly reason: string;
  readonly since: Date;
}

export const findHeldPay = (db: Db, repId: string): Promise<HeldPay[]> =>
  db
    .select({
      engagementId: payHolds.engagementId,
      title: engagements.title,
      cents: payHolds.amountCents,
      reason: payHolds.reason,
      since: payHolds.placedAt,
    })
    .from(payHolds)
    .innerJoin(engagements, eq(engagements.id, payHolds.engagementId))
    .where(and(eq(payHolds.repId, repId), isNull(payHolds.liftedAt)))
    .orderBy(asc(payHolds.placedAt));

/** What of a rep's wallet cannot be paid out yet: not settled, or on hold. Ask with the wallet locked where it decides. */
export async function sumNotYetFree(db: Db, repId: string): Promise<bigint> {
  const parts = [...(await findUnsettled(db, repId)), ...(await findHeldPay(db, repId))];
  return parts.reduce((sum, { cents }) => sum + cents, 0n);
}

/** What was ever on hold of the pay of one engagement. */
export const findPayHolds = (db: Db, engagementId: string) =>
  db.select().from(payHolds).where(eq(payHolds.engagementId, engagementId)).orderBy(asc(payHolds.placedAt));
