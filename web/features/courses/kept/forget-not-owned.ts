import { coursesApi } from '#contract/courses/courses.ts';
import { call } from '#web/lib/api-client.ts';
import { forgetTexts, openCoursesDatabase } from './courses-database.ts';

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

interface Begun {
  readonly courseId: string;
  /** Null: not yet; undefined: nobody knows. */
  readonly begunAt?: string | null;
}

/** Which courses of those that are kept are not one's own. One that was given back and begun anew is another. */
export function notOwned(kept: readonly Begun[], own: readonly Begun[]): ReadonlySet<string> {
  const begun = new Map(own.map(({ courseId, begunAt }) => [courseId, begunAt ?? undefined]));
  const isOwn = ({ courseId, begunAt }: Begun) =>
    begun.get(courseId) !== undefined && (begunAt === undefined || begunAt === begun.get(courseId));
  return new Set(kept.filter((one) => !isOwn(one)).map(({ courseId }) => courseId));
}
