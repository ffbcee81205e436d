import { and, asc, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { payfastPayments, paymentMilestones } from '../../../payments/tables.ts';
import { engagements, milestones } from '../../tables.ts';
import { payHolds } from '../tables.ts';

/** Pay of a rep whose payment the provider has yet to settle with us. Charged-back payments are never settled: their pay may be on hold. */
const unsettledOfRep = prepared('engagements_unsettled_of_rep', (db, name) =>
  db
    .select({ cents: sql<string | null>`sum(${milestones.repCents})` })
    .from(paymentMilestones)
    .innerJoin(payfastPayments, eq(payfastPayments.merchantPaymentId, paymentMilestones.merchantPaymentId))
    .innerJoin(milestones, eq(milestones.id, paymentMilestones.milestoneId))
    .where(
      and(
        eq(paymentMilestones.repId, sql.placeholder('repId')),
        isNotNull(paymentMilestones.fundedAt),
        isNull(payfastPayments.settledAt),
        ne(payfastPayments.paymentStatus, 'CHARGED_BACK'),
      ),
    )
    .prepare(name),
);

/** A part of a rep's wallet that is on hold, and why. */
export interface HeldPay {
  readonly engagementId: string;
  readonly title: string;
  readonly cents: bigint;
  readonly reason: string;
  readonly since: Date;
}

const heldOfRep = prepared('engagements_held_pay_of_rep', (db, name) =>
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
    .where(and(eq(payHolds.repId, sql.placeholder('repId')), isNull(payHolds.liftedAt)))
    .orderBy(asc(payHolds.placedAt))
    .prepare(name),
);

export const findHeldPay = (db: Db, repId: string): Promise<HeldPay[]> => heldOfRep(db).execute({ repId });

/** The sum in a rep's wallet that can't be paid out yet: not settled, or on hold. Lock the wallet first if a decision depends on it. */
export async function sumNotYetFree(db: Db, repId: string): Promise<bigint> {
  const [unsettled] = await unsettledOfRep(db).execute({ repId });
  const held = await findHeldPay(db, repId);
  return held.reduce((sum, { cents }) => sum + cents, BigInt(unsettled?.cents ?? 0));
}

/** All holds ever placed on the pay of one engagement. */
export const findPayHolds = (db: Db, engagementId: string) =>
  db.select().from(payHolds).where(eq(payHolds.engagementId, engagementId)).orderBy(asc(payHolds.placedAt));
