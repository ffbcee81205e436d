import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { pointsFor } from '#contract/courses/options.ts';
import { progressOf } from '#domain/courses/progress.ts';
import { points } from '#server/features/courses/points/tables.ts';
import {
  courseAnswers,
  courseLessonProgress,
  courseLessons,
  coursePurchases,
  courseQuestions,
  courses,
} from '#server/features/courses/tables.ts';
import type { Tx } from '#server/platform/db/transaction.ts';

/** The command of courses that issues certificates. */
export type IssueCertificate = (
  tx: Tx,
  passed: Record<'userId' | 'courseId' | 'versionId' | 'purchaseId', string> & { readonly scorePercent: number },
) => Promise<unknown>;

const day = 86_400_000;

/** One course with a certificate, and one half done. Where fewer are published, those that exist. */
export async function insertLearning(tx: Tx, userId: string, issueCertificate: IssueCertificate): Promise<void> {
  const offered = await tx.db
    .select({ courseId: courses.id, versionId: courses.versionId, xpReward: courses.xpReward })
    .from(courses)
    .where(isNotNull(courses.publishedAt))
    .orderBy(asc(courses.slug))
    .limit(2);
  const [finished, started] = offered;
  if (started) await learn(tx, { userId, ...started, part: 0.5, begunAt: new Date(Date.now() - 3 * day) });
  if (!finished) return;
  const purchaseId = await learn(tx, { userId, ...finished, part: 1, begunAt: new Date(Date.now() - 20 * day) });
  await tx.db.update(coursePurchases).set({ completedAt: new Date() }).where(eq(coursePurchases.id, purchaseId));
  const { courseId, versionId, xpReward } = finished;
  await issueCertificate(tx, { userId, courseId, versionId, purchaseId, scorePercent: 93 });
  const course = { kind: 'course' as const, courseId, points: xpReward, earnedAt: new Date() };
  await tx.db.insert(points).values({ id: uuidv7(), userId, ...course });
  await tx.db
    .update(courses)
    .set({ finishedCount: sql`${courses.finishedCount} + 1` })
    .where(eq(courses.id, finished.courseId));
}

interface Learned {
  readonly userId: string;
  readonly courseId: string;
  readonly versionId: string;
  /** Share of its lessons that are read with their questions answered: from 0 to 1. */
  readonly part: number;
  readonly begunAt: Date;
}

async function learn(tx: Tx, { userId, courseId, versionId, part, begunAt }: Learned): Promise<string> {
  const ofVersion = eq(courseLessons.versionId, versionId);
  const lessons = await tx.db.select().from(courseLessons).where(ofVersion).orderBy(asc(courseLessons.number));
  const done = lessons.slice(0, Math.floor(lessons.length * part));
  const id = uuidv7({ msecs: begunAt.getTime() });
  const readSeconds = ({ minutes }: { minutes: number }) => minutes * 60;
  const spent = done.reduce((sum, lesson) => sum + readSeconds(lesson), 0);
  await tx.db.insert(coursePurchases).values({
    ...{ id, userId, courseId, versionId, source: 'free', boughtAt: begunAt, begunAt },
    progress: progressOf(lessons.map((lesson) => ({ read: done.includes(lesson), answered: done.includes(lesson) }))),
    countedAt: new Date(begunAt.getTime() + spent * 1000),
    ...(done.length < lessons.length && { placeLesson: done.length + 1, placeBlock: 0, placeAt: begunAt }),
  });
  if (done.length === 0) return id;
  const at = (number: number) => new Date(begunAt.getTime() + number * 3_600_000);
  await tx.db.insert(courseLessonProgress).values(
    done.map((lesson) => ({
      ...{ purchaseId: id, lesson: lesson.number, readSeconds: readSeconds(lesson) },
      ...{ readAt: at(lesson.number), answeredAt: at(lesson.number) },
    })),
  );
  await tx.db.insert(points).values(
    done.map(({ number: lesson }) => ({
      ...{ id: uuidv7({ msecs: at(lesson).getTime() }), userId, kind: 'lesson' as const, courseId, lesson },
      ...{ points: pointsFor.lesson, earnedAt: at(lesson) },
    })),
  );
  const asked = await tx.db
    .select()
    .from(courseQuestions)
    .where(and(eq(courseQuestions.versionId, versionId), eq(courseQuestions.use, 'lesson')));
  const answers = asked
    .filter(({ lesson }) => done.some(({ number }) => number === lesson))
    .map(({ id: questionId, lesson, options }) => {
      const option = options.findIndex(({ right }) => right);
      const answeredAt = at(lesson);
      return {
        ...{ purchaseId: id, questionId, option, firstOption: option },
        isRight: true,
        firstAt: answeredAt,
        answeredAt,
      };
    });
  if (answers.length > 0) await tx.db.insert(courseAnswers).values(answers);
  return id;
}
