import { and, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { checkoutHours } from '#contract/payments/payments.ts';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { GigMoney, PaymentForm } from '../../gateway/gig-money.ts';
import { findPayer } from '../../queries/find-payer.ts';
import { type PaidMilestoneRow, type PaymentRow, payfastPayments, paymentMilestones } from '../../tables.ts';
import { findOpenHires, findPaidMilestones } from '../queries/find-hires.ts';

/** A milestone, what is paid for it, and the card fee in that. */
export type Hire = Omit<
  PaidMilestoneRow,
  'merchantPaymentId' | 'fundedAt' | 'returnedCents' | 'backCents' | 'movedCents' | 'fromMilestoneId'
>;

interface HiresOrder {
  readonly userId: string;
  readonly itemName: string;
  readonly hires: readonly Hire[];
}

export interface HiresSettings {
  readonly siteUrl: string;
  readonly gigMoney: GigMoney;
}

/** What the payer's browser does next. */
export interface HiresCheckout {
  readonly paymentId: string;
  readonly form: PaymentForm;
}

const hourMs = 3_600_000;

const sum = (cents: readonly bigint[]) => cents.reduce((total, one) => total + one, 0n);

/**
 * Begins a checkout for work, with the payer locked. A business has one at a time: an open checkout for the same milestones
 * is returned, so that two tabs pay once, and one for others is replaced.
 */
export async function openHiresCheckout(
  tx: Tx,
  order: HiresOrder,
  { siteUrl, gigMoney }: HiresSettings,
): Promise<HiresCheckout> {
  const payer = await findPayer(tx.db, order.userId, 'business');
  if (!payer) throw new Refusal('session.required');
  const payment = (await takeUpOpen(tx, order, gigMoney)) ?? (await open(tx, order, gigMoney));
  const { merchantPaymentId, itemName, amountGross: amountCents } = payment;
  const form = gigMoney.begin({
    ...{ siteUrl, merchantPaymentId, itemName, amountCents },
    payer: { userId: payer.userId, email: payer.email, firstName: payer.name, lastName: null },
    itemDescription: 'Held until the hours are approved.',
  });
  return { paymentId: merchantPaymentId, form };
}

/**
 * Returns the open checkout if it is for the same, by the same provider; closes it otherwise. A payment for a closed one
 * still counts.
 */
async function takeUpOpen(tx: Tx, { userId, hires }: HiresOrder, { name }: GigMoney): Promise<PaymentRow | undefined> {
  const found = await findOpenHires(tx.db, userId);
  if (!found) return undefined;
  const isNew = now().getTime() - found.createdAt.getTime() <= checkoutHours * hourMs;
  const asked = await findPaidMilestones(tx.db, found.merchantPaymentId);
  const isSame =
    asked.length === hires.length &&
    hires.every(({ milestoneId, amountCents, cardFeeCents }) =>
      asked.some(
        (one) =>
          one.milestoneId === milestoneId && one.amountCents === amountCents && one.cardFeeCents === cardFeeCents,
      ),
    );
  if (isNew && isSame && found.provider === name) return found;
  await tx.db
    .update(payfastPayments)
    .set({ paymentStatus: 'ABANDONED' })
    .where(
      and(eq(payfastPayments.merchantPaymentId, found.merchantPaymentId), eq(payfastPayments.paymentStatus, 'PENDING')),
    );
  return undefined;
}

async function open(tx: Tx, { userId, itemName, hires }: HiresOrder, { name }: GigMoney): Promise<PaymentRow> {
  const merchantPaymentId = uuidv7();
  const cardFeeCents = sum(hires.map((hire) => hire.cardFeeCents));
  const [opened] = await tx.db
    .insert(payfastPayments)
    .values({
      merchantPaymentId,
      userId,
      side: 'business',
      item: 'hires',
      itemName,
      provider: name,
      amountGross: sum(hires.map(({ amountCents }) => amountCents)) + cardFeeCents,
      cardFeeCents,
      paymentStatus: 'PENDING',
      createdAt: now(),
    })
    .returning();
  if (!opened) throw new Error('A checkout was not kept');
  await tx.db.insert(paymentMilestones).values(hires.map((hire) => ({ ...hire, merchantPaymentId })));
  return opened;
}
