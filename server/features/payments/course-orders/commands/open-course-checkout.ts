import { v7 as uuidv7 } from 'uuid';
import { type Checkout, checkoutHours } from '#contract/payments/payments.ts';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { closeCheckout } from '../../commands/close-checkout.ts';
import { type CheckoutOrder, checkoutForm } from '../../gateway/checkout-form.ts';
import type { PayfastSettings } from '../../gateway/payfast-settings.ts';
import { namesOf, type Payer } from '../../queries/find-payer.ts';
import { type PaidCourseRow, type PaymentRow, payfastPayments, paymentCourses } from '../../tables.ts';
import { findOpenOrder, findOrdered } from '../queries/find-ordered.ts';

/** A course, its learner and its price today. */
export type OrderedCourse = Omit<PaidCourseRow, 'merchantPaymentId' | 'openedAt'>;

interface CourseOrder extends Pick<CheckoutOrder, 'itemName' | 'itemDescription' | 'bought' | 'leftFor'> {
  readonly payer: Payer;
  readonly courses: readonly OrderedCourse[];
}

export interface CourseOrderSettings {
  readonly siteUrl: string;
  readonly payfast: PayfastSettings;
}

const hourMs = 3_600_000;

/**
 * Begins a course checkout, with the payer locked. Each side of a user has one at a time: an open checkout for the same
 * courses is returned, so that two tabs pay once, and one for other courses is replaced.
 */
export async function openCourseCheckout(
  tx: Tx,
  order: CourseOrder,
  { siteUrl, payfast }: CourseOrderSettings,
): Promise<Checkout> {
  const { payer, itemDescription, bought, leftFor } = order;
  const { merchantPaymentId, itemName, amountGross } = (await takeUpOpen(tx, order)) ?? (await open(tx, order));
  const form = checkoutForm(payfast, {
    ...{ siteUrl, merchantPaymentId, itemName, itemDescription, bought, ...(leftFor && { leftFor }) },
    payer: { userId: payer.userId, email: payer.email, ...namesOf(payer) },
    amountCents: amountGross,
    monthly: null,
  });
  return { paymentId: merchantPaymentId, ...form };
}

/** Returns the open checkout if it is for the same courses; closes it otherwise. A payment for a closed one still counts. */
async function takeUpOpen(tx: Tx, { payer, courses }: CourseOrder): Promise<PaymentRow | undefined> {
  const found = await findOpenOrder(tx.db, payer);
  if (!found) return undefined;
  const isNew = now().getTime() - found.createdAt.getTime() <= checkoutHours * hourMs;
  const asked = await findOrdered(tx.db, found.merchantPaymentId);
  const isSame =
    asked.length === courses.length &&
    courses.every(({ courseId, learnerId, amountCents }) =>
      asked.some((one) => one.courseId === courseId && one.learnerId === learnerId && one.amountCents === amountCents),
    );
  if (isNew && isSame) return found;
  await closeCheckout(tx, found, 'ABANDONED');
  return undefined;
}

async function open(tx: Tx, { payer: { userId, side }, itemName, courses }: CourseOrder): Promise<PaymentRow> {
  const merchantPaymentId = uuidv7();
  const [opened] = await tx.db
    .insert(payfastPayments)
    .values({
      ...{ merchantPaymentId, userId, side, itemName },
      item: 'courses',
      amountGross: courses.reduce((sum, { amountCents }) => sum + amountCents, 0n),
      paymentStatus: 'PENDING',
      createdAt: now(),
    })
    .returning();
  if (!opened) throw new Error('A checkout was not kept');
  await tx.db.insert(paymentCourses).values(courses.map((course) => ({ ...course, merchantPaymentId })));
  return opened;
}
