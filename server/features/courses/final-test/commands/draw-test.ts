import { randomInt } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { finalTest } from '#contract/courses/options.ts';
import { drawQuestions } from '#domain/courses/draw-questions.ts';
import { dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { RepActor } from '../../../accounts/access.ts';
import { isShutOut } from '../../certificates/queries/ways-back.ts';
import { lockPurchase } from '../../commands/lock-purchase.ts';
import { describeEnrolment } from '../../queries/find-enrolment.ts';
import { courseAttempts } from '../../tables.ts';
import { type AttemptRow, presentAttempt } from '../present.ts';
import { findAttempt, findBank } from '../queries/find-attempt.ts';

/** Begins a try, or returns the open one, so that a reload gives no advantage. */
export async function drawTest(tx: Tx, actor: RepActor, courseId: string) {
  const purchase = await lockPurchase(tx, actor, courseId);
  if (await isShutOut(tx.db, purchase)) throw new Refusal('course.certificate_withdrawn');
  if (purchase.completedAt !== null) throw new Refusal('course.passed_before');
  const { test } = await describeEnrolment(tx.db, purchase);
  if (!test.open) throw new Refusal('course.lessons_first');
  const bank = await findBank(tx.db, purchase);
  const open = test.attempt && (await findAttempt(tx.db, purchase, test.attempt.id));
  if (open) return presentAttempt(open, bank);
  if (test.triesLeft === 0) throw new Refusal('course.no_tries_left');
  const drawnAt = now();
  const attempt: AttemptRow = {
    id: uuidv7(),
    purchaseId: purchase.id,
    day: dayInSouthAfrica(drawnAt),
    drawnAt,
    endsAt: new Date(drawnAt.getTime() + finalTest.minutes * 60_000),
    questions: drawQuestions([...bank.values()], finalTest.questions, (limit) => randomInt(limit)),
    ...{ handedInAt: null, answers: null, rightAnswers: null, passed: null },
  };
  await tx.db.insert(courseAttempts).values(attempt);
  return presentAttempt(attempt, bank);
}
