import type { GiftsInput } from '#contract/courses/gifts.ts';
import type { Checkout } from '#contract/payments/payments.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { BusinessActor } from '../../accounts/access.ts';
import { insistOpen } from '../../accounts/commands/bar-user.ts';
import { findPricedAll } from '../../courses/queries/find-price.ts';
import type { CourseRow } from '../../courses/tables.ts';
import { lockPayer } from '../../payments/commands/lock-payer.ts';
import {
  type CourseOrderSettings,
  type OrderedCourse,
  openCourseCheckout,
} from '../../payments/course-orders/commands/open-course-checkout.ts';
import { findPayer } from '../../payments/queries/find-payer.ts';
import { findHiredReps, type HiredRep } from '../queries/list-hired.ts';

/**
 * Begins a checkout of courses for reps that a business hired, at today's prices. Refuses what would be refunded; learners
 * and payer are checked again when the money arrives.
 */
export async function startGifts(
  tx: Tx,
  actor: BusinessActor,
  { gifts }: GiftsInput,
  settings: CourseOrderSettings,
): Promise<Checkout> {
  await lockPayer(tx, actor.userId);
  await insistOpen(tx, actor);
  const payer = await findPayer(tx.db, actor.userId, 'business');
  if (!payer) throw new Refusal('session.required');
  const courseIds = [...new Set(gifts.map(({ courseId }) => courseId))];
  const courses = await findPricedAll(tx.db, courseIds);
  const reps = await findHiredReps(tx.db, actor, [...new Set(gifts.map(({ repId }) => repId))]);
  const lines = gifts.map(({ courseId, repId }): OrderedCourse => {
    const course = courses.find(({ id }) => id === courseId);
    if (!course) throw new Refusal('course.not_found', { about: courseId });
    const { userId: learnerId } = insistGivable(
      actor,
      course,
      reps.find((rep) => rep.repId === repId),
    );
    return { courseId, learnerId, title: course.title, amountCents: course.priceCents };
  });
  const [only, ...more] = courses;
  const order = {
    payer,
    courses: lines,
    // No names: it is sent to the provider.
    itemName: only && more.length === 0 ? `Training course: ${only.title}` : `${courses.length} training courses`,
    itemDescription: `For ${reps.length === 1 ? 'a rep who works' : `${reps.length} reps who work`} for you. Paid once, and theirs to keep.`,
    bought: courseIds.join(' '),
    leftFor: 'gifts' as const,
  };
  return openCourseCheckout(tx, order, settings);
}

function insistGivable(
  { userId }: BusinessActor,
  { id, title, priceCents }: CourseRow,
  rep: HiredRep | undefined,
): HiredRep {
  if (!rep) throw new Refusal('course_gift.not_hired');
  const about = rep.repId;
  if (rep.userId === userId) throw new Refusal('course_gift.yourself', { about });
  if (priceCents === 0n) throw new Refusal('course_gift.free_now', { about: id });
  if (!rep.givable) throw new Refusal('course_gift.not_possible', { about });
  if (rep.has.includes(id))
    throw new Refusal('course_gift.had_already', {
      detail: `${rep.repName} already has “${title}”. You weren’t charged.`,
      about,
    });
  return rep;
}
