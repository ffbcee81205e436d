import type { Checkout } from '#contract/payments/payments.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { RepActor } from '../../../accounts/access.ts';
import { insistOpen } from '../../../accounts/commands/bar-user.ts';
import { lockPayer } from '../../../payments/commands/lock-payer.ts';
import {
  type CourseOrderSettings,
  openCourseCheckout,
} from '../../../payments/course-orders/commands/open-course-checkout.ts';
import { findPayer } from '../../../payments/queries/find-payer.ts';
import { findPriced } from '../../queries/find-price.ts';
import { findPurchase } from '../../queries/find-purchase.ts';

/**
 * Begins to pay for a course, at what it costs today. Refusals: course.not_found, course.had_already, course.free_now,
 * account.suspended.
 */
export async function beginPurchase(
  tx: Tx,
  actor: RepActor,
  courseId: string,
  settings: CourseOrderSettings,
): Promise<Checkout> {
  const { userId } = actor;
  await lockPayer(tx, userId);
  await insistOpen(tx, actor);
  const payer = await findPayer(tx.db, userId, 'rep');
  if (!payer) throw new Refusal('session.required');
  if (await findPurchase(tx.db, actor, courseId)) throw new Refusal('course.had_already');
  const { title, priceCents: amountCents } = await findPriced(tx.db, courseId);
  if (amountCents === 0n) throw new Refusal('course.free_now');
  const order = {
    payer,
    courses: [{ courseId, learnerId: userId, title, amountCents }],
    itemName: `Training course: ${title}`,
    itemDescription: 'Paid once. Yours to keep, with a certificate once you pass its test.',
    bought: courseId,
  };
  return openCourseCheckout(tx, order, settings);
}
