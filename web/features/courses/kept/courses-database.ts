import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { CoursePage } from '#contract/courses/courses.ts';
import type { Lesson, LessonAnswer, ReadingReport } from '#contract/courses/learning.ts';

/** The database of courses that somebody has, for the time without a network. */
export const coursesDatabase = 'courses-kept';

interface Owned {
  readonly userId: string;
  readonly courseId: string;
}

export interface KeptCourse extends Owned {
  readonly page: CoursePage;
}

export interface KeptLesson extends Owned {
  readonly number: number;
  /** A course that went back and was bought again may say something else. */
  readonly begunAt: string;
  readonly lesson: Lesson;
}

/** Time with a lesson open that the server does not know of yet. */
export interface KeptReport extends Owned, ReadingReport {}

/** An answer that the server does not know of yet. */
export interface KeptAnswer extends Owned, LessonAnswer {
  /** Of the lesson. */
  readonly number: number;
}

interface Schema extends DBSchema {
  courses: { key: [string, string]; value: KeptCourse; indexes: { userId: string } };
  lessons: { key: [string, string, number]; value: KeptLesson; indexes: { userId: string } };
  reports: { key: string; value: KeptReport; indexes: { userId: string } };
  answers: { key: [string, string, string]; value: KeptAnswer; indexes: { userId: string } };
}

type Database = IDBPDatabase<Schema>;

let opened: Promise<Database> | null = null;

const forget = () => {
  opened = null;
};

/** A browser may close it, or fail to open it, and open it the next time; or have none at all. */
export async function openCoursesDatabase(): Promise<Database> {
  opened ??= openDB<Schema>(coursesDatabase, 1, {
    upgrade(fresh) {
      const keys = {
        courses: ['userId', 'courseId'],
        lessons: ['userId', 'courseId', 'number'],
        reports: 'id',
        answers: ['userId', 'courseId', 'questionId'],
      } as const;
      for (const name of ['courses', 'lessons', 'reports', 'answers'] as const) {
        const keyPath = keys[name];
        const store = fresh.createObjectStore(name, { keyPath: typeof keyPath === 'string' ? keyPath : [...keyPath] });
        store.createIndex('userId', 'userId');
      }
    },
    blocking: (_is, _wanted, { target }) => {
      forget();
      (target as unknown as Database).close();
    },
    terminated: forget,
  }).catch((error: unknown) => {
    forget();
    throw error;
  });
  return opened;
}

/** Of an account that is gone. */
export async function forgetCourses(userId: string): Promise<void> {
  const names = ['courses', 'lessons', 'reports', 'answers'] as const;
  const change = (await openCoursesDatabase()).transaction(names, 'readwrite');
  for (const name of names) {
    const rows = change.objectStore(name).index('userId');
    for (let at = await rows.openCursor(userId); at; at = await at.continue()) await at.delete();
  }
  await change.done;
}
