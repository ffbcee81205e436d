import { coursesApi } from '#contract/courses/courses.ts';
import { call } from '#web/lib/api-client.ts';
import { forgetTexts, openCoursesDatabase } from './courses-database.ts';
import { type Begun, notOwned } from './not-owned.ts';

/** Asks which courses are one's own, if any is kept here, and keeps no other. */
export async function forgetNotOwned(userId: string): Promise<void> {
  const database = await openCoursesDatabase();
  const [courses, lessons] = await Promise.all([
    database.getAllFromIndex('courses', 'userId', userId),
    database.getAllKeysFromIndex('lessons', 'userId', userId),
  ]);
  const kept: Begun[] = [
    ...courses.map(({ courseId, page }) => ({ courseId, begunAt: page.standing?.begunAt ?? null })),
    ...lessons.map(([, courseId]) => ({ courseId })),
  ];
  if (kept.length === 0) return;
  const { items } = await call(coursesApi.list, {}, { as: userId });
  const lost = notOwned(
    kept,
    items.map(({ id: courseId, own }) => ({ courseId, begunAt: own?.begunAt ?? null })),
  );
  if (lost.size > 0) await forgetTexts((course) => course.userId === userId && lost.has(course.courseId));
}
