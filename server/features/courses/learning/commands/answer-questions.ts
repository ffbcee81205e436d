import { and, eq, inArray, sql } from 'drizzle-orm';
import type { LessonAnswer } from '#contract/courses/learning.ts';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { RepActor } from '../../../accounts/access.ts';
import { type BegunPurchase, lockPurchase } from '../../commands/lock-purchase.ts';
import { type CoursePurchaseRow, courseAnswers, courseLessonProgress, courseQuestions } from '../../tables.ts';
import { keepProgress } from './keep-progress.ts';

interface Given {
  readonly courseId: string;
  readonly answers: readonly LessonAnswer[];
}

/**
 * Says of each answer whether it is right, and why. What was right once stays right. Refusals: course.not_found, course.not_bought,
 * course.question_unknown.
 */
export async function answerQuestions(tx: Tx, actor: RepActor, { courseId, answers }: Given) {
  const purchase = await lockPurchase(tx, actor, courseId);
  const asked = await questionsOf(tx, purchase, answers);
  const told = answers.map(({ questionId, option }) => {
    const question = asked.get(questionId);
    const chosen = question?.options[option];
    if (!question || !chosen) throw new Refusal('course.question_unknown');
    return { questionId, option, right: chosen.right, because: chosen.because, lesson: question.lesson };
  });
  const at = now();
  for (const { questionId, option, right: isRight } of told)
    await tx.db
      .insert(courseAnswers)
      .values({
        ...{ purchaseId: purchase.id, questionId, option, isRight, answeredAt: at },
        ...{ firstOption: option, firstAt: at },
      })
      .onConflictDoUpdate({
        target: [courseAnswers.purchaseId, courseAnswers.questionId],
        set: { option, isRight, answeredAt: at },
        setWhere: sql`not ${courseAnswers.isRight}`,
      });
  for (const lesson of new Set(told.map((one) => one.lesson))) await closeLesson(tx, purchase, lesson, at);
  return { answers: told, purchase: await keepProgress(tx, purchase) };
}

async function questionsOf(tx: Tx, { versionId }: BegunPurchase, answers: readonly LessonAnswer[]) {
  const rows = await tx.db
    .select()
    .from(courseQuestions)
    .where(
      and(
        eq(courseQuestions.versionId, versionId),
        eq(courseQuestions.use, 'lesson'),
        inArray(
          courseQuestions.id,
          answers.map(({ questionId }) => questionId),
        ),
      ),
    );
  return new Map(rows.map((row) => [row.id, row]));
}

/** Once none of its questions is left. */
async function closeLesson(tx: Tx, purchase: CoursePurchaseRow & { versionId: string }, lesson: number, at: Date) {
  const { id: purchaseId, versionId } = purchase;
  const left = await tx.db.$count(
    courseQuestions,
    and(
      eq(courseQuestions.versionId, versionId),
      eq(courseQuestions.use, 'lesson'),
      eq(courseQuestions.lesson, lesson),
      sql`not exists (select from ${courseAnswers} where ${courseAnswers.purchaseId} = ${purchaseId}
        and ${courseAnswers.questionId} = ${courseQuestions.id} and ${courseAnswers.isRight})`,
    ),
  );
  if (left > 0) return;
  await tx.db
    .insert(courseLessonProgress)
    .values({ purchaseId, lesson, answeredAt: at })
    .onConflictDoUpdate({
      target: [courseLessonProgress.purchaseId, courseLessonProgress.lesson],
      set: { answeredAt: sql`coalesce(${courseLessonProgress.answeredAt}, excluded.answered_at)` },
    });
}
