import { coursesApi } from '#contract/courses/courses.ts';
import { call } from '#web/lib/api-client.ts';
import { forgetTexts, openCoursesDatabase } from './courses-database.ts';

/** Fetches which courses the user owns, if any are stored here, and deletes the others. */
export async function forgetNotOwned(userId: string): Promise<void> {
  const database = await openCoursesDatabase();
  const [courses, lessons] = await Promise.all([
    database.getAllFromIndex('courses', 'userId', userId),
    database.getAllKeysFromIndex('lessons', 'userId', userId),
  ]);
  const kept: Started[] = [
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

interface Started {
  readonly courseId: string;
  /** Null: not fetched yet; undefined: unknown. */
  readonly begunAt?: string | null;
}

/** The stored courses that the user doesn't own. A course that was refunded and begun again is a different one. */
export function notOwned(kept: readonly Started[], own: readonly Started[]): ReadonlySet<string> {
  const started = new Map(own.map(({ courseId, begunAt }) => [courseId, begunAt ?? undefined]));
  const isOwn = ({ courseId, begunAt }: Started) =>
    started.get(courseId) !== undefined && (begunAt === undefined || begunAt === started.get(courseId));
  return new Set(kept.filter((one) => !isOwn(one)).map(({ courseId }) => courseId));
}
