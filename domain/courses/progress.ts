import { finalTest, readPart } from '#contract/courses/options.ts';

export interface LessonProgress {
  readonly read: boolean;
  readonly answered: boolean;
}

/** How long a lesson has to be open to count as read. */
export const neededSeconds = (minutes: number): number => Math.ceil(minutes * 60 * readPart);

/** In percent, of lessons read and their questions answered, rounded down: 100 means all is done. */
export function progressOf(lessons: readonly LessonProgress[]): number {
  const done = lessons.reduce((sum, { read, answered }) => sum + Number(read) + Number(answered), 0);
  return lessons.length === 0 ? 0 : Math.floor((100 * done) / (2 * lessons.length));
}

/** The final test comes after all lessons and their questions. */
export const isTestOpen = (lessons: readonly LessonProgress[]): boolean =>
  lessons.length > 0 && lessons.every(({ read, answered }) => read && answered);

export const isPassed = (right: number, questions: number): boolean =>
  questions > 0 && right * 100 >= finalTest.passPercent * questions;
