import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { AdminCoursePage } from '#contract/courses/admin-courses.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { currentVersion } from '../../queries/find-offered.ts';
import { courseLessonProgress, courseLessons, coursePurchases } from '../../tables.ts';
import { listSales } from './list-sales.ts';
import { rateQuestions } from './rate-questions.ts';

/** A course with where people stop in it. Refusal: course.not_found. */
export async function describeSales(db: Db, actor: AdminActor, courseId: string): Promise<AdminCoursePage> {
  const [course] = await listSales(db, actor, courseId);
  if (!course) throw new Refusal('course.not_found');
  const versionId = await currentVersion(db, courseId);
  const ofVersion = sql`${coursePurchases.versionId} = ${versionId}`;
  const owned = and(eq(coursePurchases.courseId, courseId), isNull(coursePurchases.returnedAt));
  const [standing] = await db
    .select({
      started: sql<number>`count(*) filter (where ${ofVersion})::int`,
      passed: sql<number>`count(${coursePurchases.completedAt}) filter (where ${ofVersion})::int`,
    })
    .from(coursePurchases)
    .where(owned);
  const { lesson, readAt, answeredAt, purchaseId } = courseLessonProgress;
  const reached = db
    .select({
      lesson,
      read: sql<number>`count(${readAt})::int`.as('read'),
      readNow: sql<number>`count(${readAt}) filter (where ${ofVersion})::int`.as('read_now'),
      answered: sql<number>`count(${answeredAt})::int`.as('answered'),
      answeredNow: sql<number>`count(${answeredAt}) filter (where ${ofVersion})::int`.as('answered_now'),
    })
    .from(courseLessonProgress)
    .innerJoin(coursePurchases, eq(coursePurchases.id, purchaseId))
    .where(owned)
    .groupBy(lesson)
    .as('reached');
  const { number, title, minutes } = courseLessons;
  const lessons = await db
    .select({
      ...{ number, title, minutes, read: reached.read, readNow: reached.readNow },
      ...{ answered: reached.answered, answeredNow: reached.answeredNow },
    })
    .from(courseLessons)
    .leftJoin(reached, eq(reached.lesson, number))
    .where(eq(courseLessons.versionId, versionId))
    .orderBy(asc(number));
  return {
    ...course,
    started: { current: standing?.started ?? 0, all: course.begun },
    lessons: lessons.map(({ read, readNow, answered, answeredNow, ...about }) => ({
      ...about,
      read: { current: readNow ?? 0, all: read ?? 0 },
      answered: { current: answeredNow ?? 0, all: answered ?? 0 },
    })),
    passed: { current: standing?.passed ?? 0, all: course.finished },
    questions: await rateQuestions(db, { courseId, versionId }),
  };
}
