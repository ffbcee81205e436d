import type { CoursePage } from '#contract/courses/courses.ts';
import type { Lesson } from '#contract/courses/learning.ts';
import { ApiError } from '#web/lib/api-client.ts';
import { forgetTexts, openCoursesDatabase } from './courses-database.ts';

// Without browser storage, everything is fetched from the server each time.
const ifKept = <T>(found: Promise<T>): Promise<T | undefined> => found.catch(() => undefined);

export const keptCourse = (userId: string, courseId: string): Promise<CoursePage | undefined> =>
  ifKept(openCoursesDatabase().then(async (database) => (await database.get('courses', [userId, courseId]))?.page));

/** Refunded, or otherwise not theirs: nothing of it stays. */
async function forgetCourse(userId: string, courseId: string): Promise<void> {
  await ifKept(forgetTexts((one) => one.userId === userId && one.courseId === courseId));
}

const gone: readonly unknown[] = ['course.not_found', 'course.not_bought'];

/** Deletes the stored course if the server's refusal says that it is no longer the user's. */
export async function forgetIfGone(userId: string, courseId: string, error: unknown): Promise<void> {
  if (error instanceof ApiError && gone.includes(error.code)) await forgetCourse(userId, courseId);
}

/** Only courses that were begun are stored. */
export async function keepCourse(userId: string, page: CoursePage): Promise<void> {
  const courseId = page.id;
  if (!page.standing?.begunAt) await forgetCourse(userId, courseId);
  else await ifKept(openCoursesDatabase().then((database) => database.put('courses', { userId, courseId, page })));
}

export const keptLesson = (
  userId: string,
  courseId: string,
  number: number,
): Promise<{ readonly begunAt: string; readonly lesson: Lesson } | undefined> =>
  ifKept(openCoursesDatabase().then((database) => database.get('lessons', [userId, courseId, number])));

export async function keepLesson(userId: string, begunAt: string, lesson: Lesson): Promise<void> {
  const { courseId, number } = lesson;
  await ifKept(
    openCoursesDatabase().then((database) => database.put('lessons', { userId, courseId, number, begunAt, lesson })),
  );
}
