import { and, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { type Checkout, checkoutHours, consentFor } from '#contract/payments/payments.ts';
import { hasAccess } from '#domain/payments/subscription-terms.ts';
import { dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { insistOpen } from '../../../accounts/commands/bar-user.ts';
import { itemNameOf } from '../../commands/charge-month.ts';
import { endSubscription } from '../../commands/end-subscription.ts';
import { lockPayer } from '../../commands/lock-payer.ts';
import { checkoutForm } from '../../gateway/checkout-form.ts';
import type { PayfastSettings } from '../../gateway/payfast-settings.ts';
import { findPayer, namesOf, type Payer } from '../../queries/find-payer.ts';
import { findLiveSubscription } from '../../queries/find-subscription.ts';
import { hadRefund } from '../../queries/had-refund.ts';
import { type PaymentRow, payfastPayments } from '../../tables.ts';

interface Settings {
  readonly siteUrl: string;
  readonly payfast: PayfastSettings;
  /** In cents; null: this side pays nothing. */
  readonly monthlyCents: number | null;
}

const hourMs = 3_600_000;

/** Begins a subscription checkout. Returns the open checkout if there is one, so that two tabs or a double click pay once. */
export async function startCheckout(
  tx: Tx,
  { userId, side }: Pick<Payer, 'userId' | 'side'>,
  { siteUrl, payfast, monthlyCents }: Settings,
): Promise<Checkout> {
  if (monthlyCents === null) throw new Refusal('payment.nothing_to_pay');
  await lockPayer(tx, userId);
  await insistOpen(tx, { userId });
  const payer = await findPayer(tx.db, userId, side);
  if (!payer) throw new Refusal('session.required');
  const now = new Date();
  await requireRoom(tx, payer, now);
  const consentVersion = consentFor(await hadRefund(tx.db, payer));
  const asked = { monthlyCents, consentVersion, now };
  const payment = (await takeUpOpen(tx, payer, asked)) ?? (await open(tx, payer, asked));
  return { paymentId: payment.merchantPaymentId, ...checkoutForm(payfast, { siteUrl, ...orderOf(payer, payment) }) };
}

/** One subscription per side. One that is no longer paid for is ended, and its charges stop. */
async function requireRoom(tx: Tx, payer: Payer, now: Date): Promise<void> {
  const live = await findLiveSubscription(tx.db, payer);
  if (!live) return;
  if (hasAccess(live, now))
    throw new Refusal(live.status === 'past_due' ? 'payment.past_due' : 'payment.already_subscribed');
  await endSubscription(tx, live, { because: live.status === 'cancelled' ? 'ran_out' : 'unpaid', now });
}

interface Asked {
  readonly monthlyCents: number;
  readonly consentVersion: string;
  readonly now: Date;
}

/** Returns the open checkout if it matches today's request; closes it otherwise. */
async function takeUpOpen(
  tx: Tx,
  { userId, side }: Payer,
  { monthlyCents, consentVersion, now }: Asked,
): Promise<PaymentRow | undefined> {
  const own = and(
    eq(payfastPayments.userId, userId),
    eq(payfastPayments.side, side),
    eq(payfastPayments.item, 'subscription'),
    eq(payfastPayments.paymentStatus, 'PENDING'),
  );
  const [found] = await tx.db.select().from(payfastPayments).where(own);
  if (!found) return undefined;
  const isOld = now.getTime() - found.createdAt.getTime() > checkoutHours * hourMs;
  const [kept] = await tx.db
    .update(payfastPayments)
    .set(
      isOld || found.amountGross !== BigInt(monthlyCents)
        ? { paymentStatus: 'ABANDONED' }
        : { billingOn: dayInSouthAfrica(now), consentVersion, consentedAt: now },
    )
    .where(own)
    .returning();
  return kept?.paymentStatus === 'PENDING' ? kept : undefined;
}

async function open(
  tx: Tx,
  { userId, side }: Payer,
  { monthlyCents, consentVersion, now }: Asked,
): Promise<PaymentRow> {
  const [opened] = await tx.db
    .insert(payfastPayments)
    .values({
      merchantPaymentId: uuidv7(),
      userId,
      side,
      item: 'subscription',
      itemName: itemNameOf(side),
      amountGross: BigInt(monthlyCents),
      paymentStatus: 'PENDING',
      consentVersion,
      consentedAt: now,
      billingOn: dayInSouthAfrica(now),
    })
    .returning();
  if (!opened) throw new Error('A checkout was not kept');
  return opened;
}

function orderOf(payer: Payer, { merchantPaymentId, itemName, amountGross, billingOn }: PaymentRow) {
  const { userId, email, side } = payer;
  return {
    merchantPaymentId,
    payer: { userId, email, ...namesOf(payer) },
    itemName,
    itemDescription: 'Charged each month until you cancel.',
    amountCents: amountGross,
    bought: side,
    monthly: { from: billingOn ?? dayInSouthAfrica(new Date()), amountCents: amountGross },
  };
}
