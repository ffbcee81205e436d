import { asc, eq, sql } from 'drizzle-orm';
import type { AdminCoursePage } from '#contract/courses/admin-courses.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { currentVersion } from '../../queries/find-offered.ts';
import { courseLessons } from '../../tables.ts';
import { keptCounts, peopleIf } from './kept-counts.ts';
import { listSales } from './list-sales.ts';
import { rateQuestions } from './rate-questions.ts';

/** A course, with where learners stop in it. */
export async function describeSales(db: Db, actor: AdminActor, courseId: string): Promise<AdminCoursePage> {
  const [course] = await listSales(db, actor, courseId);
  if (!course) throw new Refusal('course.not_found');
  const versionId = await currentVersion(db, courseId);
  const ofVersion = sql`version_id = ${versionId}`;
  const [totals] = await db
    .select({
      started: peopleIf(sql`kind = 'begun' and ${ofVersion}`),
      passed: peopleIf(sql`kind = 'finished' and ${ofVersion}`),
    })
    .from(keptCounts({ kinds: ['begun', 'finished'], courseId }));
  const reached = db
    .select({
      lesson: sql<number>`lesson`.as('lesson'),
      read: peopleIf(sql`kind = 'read'`).as('read'),
      readNow: peopleIf(sql`kind = 'read' and ${ofVersion}`).as('read_now'),
      answered: peopleIf(sql`kind = 'answered'`).as('answered'),
      answeredNow: peopleIf(sql`kind = 'answered' and ${ofVersion}`).as('answered_now'),
    })
    .from(keptCounts({ kinds: ['read', 'answered'], courseId }))
    .groupBy(sql`lesson`)
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
    started: { current: totals?.started ?? 0, all: course.begun },
    lessons: lessons.map(({ read, readNow, answered, answeredNow, ...about }) => ({
      ...about,
      read: { current: readNow ?? 0, all: read ?? 0 },
      answered: { current: answeredNow ?? 0, all: answered ?? 0 },
    })),
    passed: { current: totals?.passed ?? 0, all: course.finished },
    questions: await rateQuestions(db, { courseId, versionId }),
  };
}
