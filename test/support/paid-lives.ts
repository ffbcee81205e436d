import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { priceOf } from '#domain/engagements/money.ts';
import {
  type LockedEngagement,
  lockEngagementRows,
  milestoneOf,
} from '#server/features/engagements/commands/move-milestone.ts';
import type { AdminActor } from '#server/features/operators/access.ts';
import { lockPayer } from '#server/features/payments/commands/lock-payer.ts';
import { lockPayment } from '#server/features/payments/commands/lock-payment.ts';
import { completeHires } from '#server/features/payments/hires/commands/complete-hires.ts';
import { findRefundsOf } from '#server/features/payments/queries/find-refunds.ts';
import { moveRefund } from '#server/features/payments/refunds/commands/lock-refund.ts';
import { recordRefund } from '#server/features/payments/refunds/commands/send-refund.ts';
import { recordChargeback } from '#server/features/payments/review/commands/record-chargeback.ts';
import { type OwnedPaymentRow, payfastPayments, paymentMilestones } from '#server/features/payments/tables.ts';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';

interface Payer {
  readonly userId: string;
}

/** Pays for milestones of an engagement by card, through a checkout and the provider's notification. */
export async function payByCard(
  tx: Tx,
  { userId }: Payer,
  { engagementId, milestoneIds }: { readonly engagementId: string; readonly milestoneIds: readonly string[] },
): Promise<void> {
  await lockPayer(tx, userId);
  const locked: LockedEngagement = await lockEngagementRows(tx, engagementId);
  const rows = locked.milestones.filter(({ id }) => milestoneIds.includes(id));
  const prices = rows.map((row) => priceOf(milestoneOf(locked, row).money));
  const amountCents = prices.reduce((sum, price) => sum + price, 0n);
  const merchantPaymentId = uuidv7();
  const [payment] = await tx.db
    .insert(payfastPayments)
    .values({
      ...{ merchantPaymentId, userId, side: 'business', item: 'hires', itemName: 'Work' },
      // Abandoned, and paid anyway: a payer has one open checkout.
      ...{ amountGross: amountCents, paymentStatus: 'ABANDONED', createdAt: now() },
    })
    .returning();
  await tx.db.insert(paymentMilestones).values(
    rows.map(({ id: milestoneId, number: milestone, startsAt }, place) => ({
      ...{ merchantPaymentId, milestoneId, milestone, engagementId, startsAt, what: 'Work' },
      repId: locked.engagement.repId,
      amountCents: prices[place] ?? 0n,
    })),
  );
  const came = { pfPaymentId: merchantPaymentId, amountCents, feeCents: 0n };
  await completeHires(tx, payment as OwnedPaymentRow, came);
}

/**
 * Records a chargeback of one of the payments that funded an engagement. A refund in progress first arrives, or is
 * stopped. Refusals: payment.not_found while nothing is funded, chargeback.not_possible.
 */
export async function chargeBack(
  tx: Tx,
  admin: AdminActor,
  {
    engagementId,
    which,
    refunded,
  }: { readonly engagementId: string; readonly which: number; readonly refunded: boolean },
): Promise<void> {
  const found = await tx.db
    .selectDistinct({ id: paymentMilestones.merchantPaymentId })
    .from(paymentMilestones)
    .where(and(eq(paymentMilestones.engagementId, engagementId), isNotNull(paymentMilestones.fundedAt)))
    .orderBy(asc(paymentMilestones.merchantPaymentId));
  const chosen = found[which % Math.max(1, found.length)];
  if (!chosen) throw new Refusal('payment.not_found');
  const payment = await lockPayment(tx, chosen.id);
  for (const refund of await findRefundsOf(tx.db, chosen.id)) {
    if (refund.status !== 'approved') continue;
    if (refunded) await recordRefund(tx, refund, payment, { status: 'done' });
    else await moveRefund(tx, refund, { status: 'eft_due' });
  }
  await recordChargeback(tx, admin, chosen.id);
}

/** Charged-back pay of a life that is neither on hold nor had left the wallet before, and pay moved by a deadline since. */
export async function releasedOfChargedBack(pool: pg.Pool, engagementId: string): Promise<string[]> {
  const { rows } = await pool.query<{ what: string }>(
    `select 'released ' || m.id as what from milestones m left join pay_holds h on h.milestone_id = m.id
       where m.engagement_id = $1 and m.charged_back_at is not null
         and m.rep_cents <> m.gone_cents + coalesce(h.amount_cents, 0)
     union all
     select s.move || ' by the clock' from milestone_steps s join milestones m on m.id = s.milestone_id
       where m.engagement_id = $1 and s.by = 'clock' and s.created_at > m.charged_back_at`,
    [engagementId],
  );
  return rows.map(({ what }) => what);
}
