import { and, asc, eq } from 'drizzle-orm';
import type { Lesson } from '#contract/courses/learning.ts';
import { freeLesson } from '#contract/courses/options.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { RepActor } from '../../../accounts/access.ts';
import { currentVersion, findOffered } from '../../queries/find-offered.ts';
import { findPurchase } from '../../queries/find-purchase.ts';
import { courseAnswers, courseLessons, courseQuestions } from '../../tables.ts';

interface Which {
  readonly courseId: string;
  readonly number: number;
}

/** A lesson as its reader sees it; the first one for anyone. The right option isn't included until one was chosen. */
export async function findLesson(db: Db, actor: RepActor, { courseId, number }: Which): Promise<Lesson> {
  const purchase = await findPurchase(db, actor, courseId);
  const versionId = purchase
    ? (purchase.versionId ?? (await currentVersion(db, courseId)))
    : (await findOffered(db, courseId)).versionId;
  const [lesson] = await db
    .select()
    .from(courseLessons)
    .where(and(eq(courseLessons.versionId, versionId), eq(courseLessons.number, number)));
  if (!lesson) throw new Refusal('course.lesson_not_found');
  if (!purchase && number !== freeLesson) throw new Refusal('course.not_bought');
  const ofLesson = and(
    eq(courseQuestions.versionId, versionId),
    eq(courseQuestions.use, 'lesson'),
    eq(courseQuestions.lesson, number),
  );
  const questions = await db.select().from(courseQuestions).where(ofLesson).orderBy(asc(courseQuestions.position));
  const answers = purchase
    ? await db.select().from(courseAnswers).where(eq(courseAnswers.purchaseId, purchase.id))
    : [];
  const { title, minutes, blocks } = lesson;
  return {
    ...{ courseId, number, title, minutes },
    blocks: [...blocks],
    questions: questions.map(({ id, ask, options }) => {
      const given = answers.find(({ questionId }) => questionId === id);
      const because = given && options[given.option]?.because;
      return {
        ...{ id, ask, options: options.map(({ text }) => text) },
        given: given ? { option: given.option, right: given.isRight, because: because ?? '' } : null,
      };
    }),
  };
}
