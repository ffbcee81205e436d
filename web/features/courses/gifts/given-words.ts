import type { CourseEnrolment } from '#contract/courses/courses.ts';

/** Who gave a course; null: it was not a gift. */
export function givenWords({
  source,
  givenBy,
  begunAt,
}: Pick<CourseEnrolment, 'source' | 'givenBy' | 'begunAt'>): string | null {
  if (source !== 'gift') return null;
  const from = givenBy ? `Given by ${givenBy}.` : 'This course was given to you.';
  return begunAt === null ? `${from} It’s yours to keep once you start.` : from;
}
