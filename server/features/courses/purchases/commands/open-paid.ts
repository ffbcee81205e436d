import { v7 as uuidv7 } from 'uuid';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { eventKind } from '#server/platform/events/event-kind.ts';
import { publishLive } from '#server/platform/events/publish-live.ts';
import { findBarred } from '../../../accounts/commands/bar-user.ts';
import { noteOpened } from '../../../payments/course-orders/commands/note-opened.ts';
import { findOrdered } from '../../../payments/course-orders/queries/find-ordered.ts';
import { isFreeNow } from '../../../payments/queries/describe-trial.ts';
import { findPayer } from '../../../payments/queries/find-payer.ts';
import { findPayment } from '../../../payments/queries/find-payment.ts';
import { isOwned, type OwnedPaymentRow, type PaidCourseRow } from '../../../payments/tables.ts';
import { coursePurchases } from '../../tables.ts';

/** Courses that a business paid for are open to their learners. */
export const coursesGiven = eventKind<{ readonly merchantPaymentId: string }>('course.given');

/**
 * Opens paid courses, each once, for its learner. Refunds the courses of learners who have them by now, have closed their
 * account or are suspended; and all of them, if that is true of the payer, or if reps pay nothing any more.
 */
export async function openPaid(tx: Tx, { merchantPaymentId }: { readonly merchantPaymentId: string }): Promise<void> {
  const payment = await findPayment(tx.db, merchantPaymentId);
  if (!payment || !isOwned(payment)) throw new Error(`There is no payment for ${merchantPaymentId}`);
  const ordered = await findOrdered(tx.db, merchantPaymentId);
  const isThere = await findThose(tx, payment, ordered);
  const opened: PaidCourseRow[] = [];
  for (const course of ordered) if (isThere(course) && (await openOne(tx, payment, course))) opened.push(course);
  await noteOpened(tx, merchantPaymentId, { opened, left: ordered.filter((course) => !opened.includes(course)) });
  if (payment.side !== 'business' || opened.length === 0) return;
  await publishLive(tx, [...new Set(opened.map(({ learnerId }) => learnerId))], { type: 'courses.changed' });
  await tx.emit(coursesGiven, { merchantPaymentId });
}

/** The learners for whom courses can be opened. Locks all of them in one order before checking their accounts. */
async function findThose(
  tx: Tx,
  { userId: payerId, side }: OwnedPaymentRow,
  ordered: readonly PaidCourseRow[],
): Promise<(course: PaidCourseRow) => boolean> {
  const learners = [...new Set(ordered.map(({ learnerId }) => learnerId))];
  const barred = await findBarred(tx, [...new Set([payerId, ...learners])]);
  const isHere = async (userId: string, as: OwnedPaymentRow['side']) =>
    !barred.has(userId) && (await findPayer(tx.db, userId, as)) !== undefined;
  if (!(await isHere(payerId, side)) || (await isFreeNow(tx.db, 'rep'))) return () => false;
  const here = new Set<string>();
  for (const learnerId of learners) if (await isHere(learnerId, 'rep')) here.add(learnerId);
  return ({ learnerId }) => here.has(learnerId);
}

async function openOne(
  tx: Tx,
  { userId: payerId, side }: OwnedPaymentRow,
  { merchantPaymentId, courseId, learnerId: userId }: PaidCourseRow,
): Promise<boolean> {
  const how = side === 'business' ? ({ source: 'gift', givenBy: payerId } as const) : ({ source: 'bought' } as const);
  const added = await tx.db
    .insert(coursePurchases)
    .values({ id: uuidv7(), userId, courseId, ...how, merchantPaymentId, boughtAt: now() })
    .onConflictDoNothing()
    .returning({ id: coursePurchases.id });
  return added.length > 0;
}
