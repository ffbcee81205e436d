import { and, eq, inArray, isNull } from 'drizzle-orm';
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
import { findPricedAll } from '../../queries/find-price.ts';
import { coursePurchases } from '../../tables.ts';

/** Begins a checkout for courses, at today's prices. */
export async function startPurchase(
  tx: Tx,
  actor: RepActor,
  courseIds: readonly string[],
  settings: CourseOrderSettings,
): Promise<Checkout> {
  const { userId } = actor;
  await lockPayer(tx, userId);
  await insistOpen(tx, actor);
  const payer = await findPayer(tx.db, userId, 'rep');
  if (!payer) throw new Refusal('session.required');
  await refuseHad(tx, userId, courseIds);
  const priced = await findPricedAll(tx.db, courseIds);
  const free = priced.find(({ priceCents }) => priceCents === 0n);
  if (free) throw new Refusal('course.free_now', { about: free.id });
  const order = {
    payer,
    courses: priced.map(({ id: courseId, title, priceCents: amountCents }) => ({
      ...{ courseId, learnerId: userId, title, amountCents },
    })),
    ...namesOfOrder(priced),
    bought: courseIds.join(' '),
    leftFor: 'courses' as const,
  };
  return openCourseCheckout(tx, order, settings);
}

/** Also for a course no longer offered: the user learns that they have it. */
async function refuseHad(tx: Tx, userId: string, courseIds: readonly string[]): Promise<void> {
  const { userId: owner, courseId, returnedAt } = coursePurchases;
  const [had] = await tx.db
    .select({ courseId })
    .from(coursePurchases)
    .where(and(eq(owner, userId), inArray(courseId, [...courseIds]), isNull(returnedAt)))
    .limit(1);
  if (had) throw new Refusal('course.had_already', { about: had.courseId });
}

function namesOfOrder(courses: readonly { readonly title: string }[]) {
  const [only, ...more] = courses;
  return more.length === 0
    ? {
        itemName: `Training course: ${only?.title}`,
        itemDescription: 'Paid once. Yours to keep, with a certificate once you pass its test.',
      }
    : {
        itemName: `${courses.length} training courses`,
        itemDescription: 'Paid once. Yours to keep, each with a certificate once you pass its test.',
      };
}
