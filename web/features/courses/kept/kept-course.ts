import type { CoursePage } from '#contract/courses/courses.ts';
import type { Lesson } from '#contract/courses/learning.ts';
import { openCoursesDatabase } from './courses-database.ts';

// Where a browser keeps nothing, everything comes from the server each time.
const ifKept = <T>(found: Promise<T>): Promise<T | undefined> => found.catch(() => undefined);

export const keptCourse = (userId: string, courseId: string): Promise<CoursePage | undefined> =>
  ifKept(openCoursesDatabase().then(async (database) => (await database.get('courses', [userId, courseId]))?.page));

/** Only what was begun stays as it is; of anything else nothing is kept. */
export async function keepCourse(userId: string, page: CoursePage): Promise<void> {
  const courseId = page.id;
  const keep = async () => {
    const database = await openCoursesDatabase();
    if (page.standing?.begunAt) await database.put('courses', { userId, courseId, page });
    else await database.delete('courses', [userId, courseId]);
  };
  await ifKept(keep());
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
