import { eq, sql } from 'drizzle-orm';
import { isPassed } from '#domain/courses/progress.ts';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { RepActor } from '../../../accounts/access.ts';
import { issueCertificate } from '../../certificates/commands/issue-certificate.ts';
import { lockPurchase, type StartedPurchase } from '../../commands/lock-purchase.ts';
import { addPoints } from '../../points/commands/add-points.ts';
import { courseAttempts, coursePurchases, courses, courseVersions } from '../../tables.ts';
import { type AttemptRow, presentResult } from '../present.ts';
import { findAttempt, findBank } from '../queries/find-attempt.ts';

interface TestSubmission {
  readonly courseId: string;
  readonly attemptId: string;
  /** Options by the position at which they were shown. */
  readonly answers: readonly { readonly questionId: string; readonly option: number }[];
}

/** Answers given in the last second may take a while to arrive. */
const lateMs = 30_000;

/** Grades a try, once: a repeated submission returns the same result. A pass issues the certificate in the same transaction. */
export async function submitTest(tx: Tx, actor: RepActor, { courseId, attemptId, answers }: TestSubmission) {
  const purchase = await lockPurchase(tx, actor, courseId);
  const attempt = await findAttempt(tx.db, purchase, attemptId);
  if (!attempt) throw new Refusal('course.attempt_not_found');
  const bank = await findBank(tx.db, purchase);
  if (attempt.handedInAt) return { result: presentResult(attempt, bank), purchase };
  const handedInAt = now();
  if (handedInAt.getTime() > attempt.endsAt.getTime() + lateMs) throw new Refusal('course.time_over');

  const given = attempt.questions.map(({ id, order }) => {
    const option = answers.find(({ questionId }) => questionId === id)?.option;
    return { id, option: option === undefined ? null : (order[option] ?? null) };
  });
  const rightAnswers = given.filter(({ id, option }) => option !== null && bank.get(id)?.options[option]?.right).length;
  const graded = { handedInAt, answers: given, rightAnswers, passed: isPassed(rightAnswers, given.length) };
  await tx.db.update(courseAttempts).set(graded).where(eq(courseAttempts.id, attemptId));
  const result = presentResult({ ...attempt, ...graded }, bank);
  return { result, purchase: graded.passed ? await complete(tx, purchase, { ...attempt, ...graded }) : purchase };
}

async function complete(tx: Tx, purchase: StartedPurchase, { questions, rightAnswers }: AttemptRow) {
  const { id: purchaseId, userId, courseId, versionId } = purchase;
  const completedAt = now();
  await tx.db.update(coursePurchases).set({ completedAt }).where(eq(coursePurchases.id, purchaseId));
  const scorePercent = Math.floor((100 * (rightAnswers ?? 0)) / questions.length);
  // A user who retakes the test has finished the course before, and has got its points.
  if ((await issueCertificate(tx, { purchaseId, userId, courseId, versionId, scorePercent })) === 'first') {
    await tx.db
      .update(courses)
      .set({ finishedCount: sql`${courses.finishedCount} + 1` })
      .where(eq(courses.id, courseId));
    // As stated when it was begun.
    const promised = await tx.db
      .select({ points: courseVersions.xpReward })
      .from(courseVersions)
      .where(eq(courseVersions.id, versionId));
    const earnings = promised
      .filter(({ points }) => points > 0)
      .map((one) => ({ kind: 'course' as const, courseId, ...one }));
    await addPoints(tx, userId, earnings);
  }
  return { ...purchase, completedAt };
}
