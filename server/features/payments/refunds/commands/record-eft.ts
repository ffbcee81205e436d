import { and, eq, isNotNull } from 'drizzle-orm';
import { isForHand } from '#domain/payments/money-back.ts';
import type { Db } from '#server/platform/db/pool.ts';
import type { RunTransaction, Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { recordAct } from '../../../operators/commands/record-act.ts';
import { announceBilling } from '../../commands/announce-billing.ts';
import type { PayfastGateway } from '../../gateway/open-gateway.ts';
import { ProviderAway } from '../../gateway/provider-errors.ts';
import { type PartOfPayment, wasGivenBack } from '../../gateway/provider-refunds.ts';
import { findPayment } from '../../queries/find-payment.ts';
import { findRefund, sumRefunds } from '../../queries/find-refunds.ts';
import { type PaymentRow, paymentRefunds, type RefundRow } from '../../tables.ts';
import { lockRefund } from './lock-refund.ts';
import { isSendable, recordRefund } from './send-refund.ts';

interface Services {
  readonly db: Db;
  readonly transaction: RunTransaction;
  readonly gateway: PayfastGateway;
}

interface Paid {
  readonly refundId: string;
  readonly reference: string;
}

/**
 * Records that an admin other than its approver paid a refund manually. Refused while the provider may be paying it. The
 * provider is queried first, and a refund that it did pay is recorded as its own. Returns the payment's number.
 */
export async function recordEft(
  { db, transaction, gateway }: Services,
  actor: AdminActor,
  { refundId, reference }: Paid,
): Promise<string> {
  const known = await findRefund(db, refundId);
  const charge = known && (await findPayment(db, known.merchantPaymentId));
  if (!known || !charge) throw new Refusal('payment.not_found');
  requirePayable(known, actor);
  const left = charge.amountGross - (await sumRefunds(db, charge.merchantPaymentId)).byProviderCents;
  const part = { amountCents: known.amountCents, leftCents: left };
  const byProvider = charge.pfPaymentId !== null && (await wasRefunded(gateway, charge.pfPaymentId, part));
  await transaction(async (tx) => {
    const { refund, payment } = await lockRefund(tx, refundId);
    requirePayable(refund, actor);
    await requireStill(tx, payment, left);
    if (byProvider) await recordRefund(tx, refund, payment, { status: 'done' });
    else {
      const paid = { status: 'eft_paid', eftReference: reference, paidBy: actor.adminId } as const;
      await recordRefund(tx, refund, payment, paid);
      await recordAct(tx, actor, 'refund.record_eft', { type: 'refund', id: refundId }, reference);
    }
    await announceBilling(tx, payment);
  });
  if (byProvider) throw new Refusal('refund.paid_by_provider');
  return charge.merchantPaymentId;
}

/** Refuses if the provider was refunding another part at the same time, since what it had left then proves nothing. */
async function requireStill({ db }: Tx, { merchantPaymentId, amountGross }: PaymentRow, left: bigint): Promise<void> {
  const sending = await db
    .select({ id: paymentRefunds.id })
    .from(paymentRefunds)
    .where(
      and(
        eq(paymentRefunds.merchantPaymentId, merchantPaymentId),
        isSendable(),
        isNotNull(paymentRefunds.sendingUntil),
      ),
    )
    .limit(1);
  const { byProviderCents } = await sumRefunds(db, merchantPaymentId);
  if (sending.length > 0 || amountGross - byProviderCents !== left) throw new Refusal('refund.other_being_sent');
}

function requirePayable(refund: RefundRow, { adminId }: AdminActor): void {
  if (!isForHand(refund)) throw new Refusal('refund.not_open');
  if (refund.decidedBy === adminId) throw new Refusal('refund.same_administrator');
}

async function wasRefunded(gateway: PayfastGateway, pfPaymentId: string, part: PartOfPayment): Promise<boolean> {
  try {
    return wasGivenBack(await gateway.queryRefund(pfPaymentId), part);
  } catch (error) {
    if (error instanceof ProviderAway) throw new Refusal('payment.provider_away');
    throw error;
  }
}
