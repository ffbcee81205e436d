import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { CoursePage } from '#contract/courses/courses.ts';
import type { Lesson, LessonAnswer, ReadingReport } from '#contract/courses/learning.ts';
import { coursesDatabase } from './database-name.ts';

export interface Owned {
  readonly userId: string;
  readonly courseId: string;
}

export interface KeptCourse extends Owned {
  readonly page: CoursePage;
}

export interface KeptLesson extends Owned {
  readonly number: number;
  /** A course that was refunded and bought again may have different content. */
  readonly begunAt: string;
  readonly lesson: Lesson;
}

/** Reading time that the server doesn't have yet. */
export interface KeptReport extends Owned, ReadingReport {}

/** An answer that the server doesn't have yet. */
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

/** Opens the database once, and again after the browser has closed it or failed to open it. Rejects if there is none. */
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

type Name = 'courses' | 'lessons' | 'reports' | 'answers';

async function forgetRows(names: readonly Name[], which: (row: Owned) => boolean): Promise<void> {
  const change = (await openCoursesDatabase()).transaction(names, 'readwrite');
  for (const name of names) {
    for (let at = await change.objectStore(name).openCursor(); at; at = await at.continue()) {
      if (which(at.value)) await at.delete();
    }
  }
  await change.done;
}

/** Of a deleted account. */
export const forgetCourses = (userId: string): Promise<void> =>
  forgetRows(['courses', 'lessons', 'reports', 'answers'], (row) => row.userId === userId);

/** Deletes courses with their lessons, which can be downloaded again. Unsent progress stays for its owner. */
export const forgetTexts = (which: (course: Owned) => boolean): Promise<void> =>
  forgetRows(['courses', 'lessons'], which);
