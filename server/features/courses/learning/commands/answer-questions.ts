import { and, eq, inArray, sql } from 'drizzle-orm';
import type { LessonAnswer } from '#contract/courses/learning.ts';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { RepActor } from '../../../accounts/access.ts';
import { lockPurchase, type StartedPurchase } from '../../commands/lock-purchase.ts';
import { courseAnswers, courseLessonProgress, courseQuestions } from '../../tables.ts';
import { keepProgress } from './keep-progress.ts';

interface Given {
  readonly courseId: string;
  readonly answers: readonly LessonAnswer[];
}

/** Grades answers, and returns whether each is right, and why. Once right, a question stays right. */
export async function answerQuestions(tx: Tx, actor: RepActor, { courseId, answers }: Given) {
  const purchase = await lockPurchase(tx, actor, courseId);
  const asked = await questionsOf(tx, purchase, answers);
  const reports = answers.map(({ questionId, option }) => {
    const question = asked.get(questionId);
    const chosen = question?.options[option];
    if (!question || !chosen) throw new Refusal('course.question_unknown');
    return { questionId, option, right: chosen.right, because: chosen.because, lesson: question.lesson };
  });
  const at = now();
  // One statement can't change a row twice: a second answer follows in another one.
  let left = reports;
  while (left.length > 0) {
    const firsts = new Map(left.toReversed().map((one) => [one.questionId, one]));
    await keepAnswers(tx, purchase, [...firsts.values()], at);
    left = left.filter((one) => firsts.get(one.questionId) !== one);
  }
  await closeLessons(tx, purchase, [...new Set(reports.map(({ lesson }) => lesson))], at);
  return { answers: reports, purchase: await keepProgress(tx, purchase) };
}

async function questionsOf(tx: Tx, { versionId }: StartedPurchase, answers: readonly LessonAnswer[]) {
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

interface MarkedAnswer extends LessonAnswer {
  readonly right: boolean;
}

async function keepAnswers(
  tx: Tx,
  { id: purchaseId }: StartedPurchase,
  reports: readonly MarkedAnswer[],
  at: Date,
): Promise<void> {
  await tx.db
    .insert(courseAnswers)
    .values(
      reports.map(({ questionId, option, right: isRight }) => ({
        ...{ purchaseId, questionId, option, isRight, answeredAt: at },
        ...{ firstOption: option, firstAt: at },
      })),
    )
    .onConflictDoUpdate({
      target: [courseAnswers.purchaseId, courseAnswers.questionId],
      set: { option: sql`excluded.option`, isRight: sql`excluded.is_right`, answeredAt: at },
      setWhere: sql`not ${courseAnswers.isRight}`,
    });
}

/** Closes lessons with no question left. */
async function closeLessons(
  tx: Tx,
  { id: purchaseId, versionId }: StartedPurchase,
  lessons: readonly number[],
  at: Date,
) {
  const rightly = and(
    eq(courseAnswers.purchaseId, purchaseId),
    eq(courseAnswers.questionId, courseQuestions.id),
    courseAnswers.isRight,
  );
  const closed = await tx.db
    .select({ lesson: courseQuestions.lesson })
    .from(courseQuestions)
    .leftJoin(courseAnswers, rightly)
    .where(
      and(
        eq(courseQuestions.versionId, versionId),
        eq(courseQuestions.use, 'lesson'),
        inArray(courseQuestions.lesson, [...lessons]),
      ),
    )
    .groupBy(courseQuestions.lesson)
    .having(sql`count(*) = count(${courseAnswers.questionId})`);
  if (closed.length === 0) return;
  await tx.db
    .insert(courseLessonProgress)
    .values(closed.map(({ lesson }) => ({ purchaseId, lesson, answeredAt: at })))
    .onConflictDoUpdate({
      target: [courseLessonProgress.purchaseId, courseLessonProgress.lesson],
      set: { answeredAt: sql`coalesce(${courseLessonProgress.answeredAt}, excluded.answered_at)` },
    });
}
