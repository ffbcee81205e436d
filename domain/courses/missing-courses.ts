import type { AskedCourses, CourseOfRep } from '#contract/jobs/asked-courses.ts';

type Progress = Pick<CourseOfRep, 'offered' | 'standing'>;

/**
 * Required courses that a rep still has to finish; none: the requirement is met. Courses that can't be begun any more are not required, and count for
 * their owners.
 */
export function missingCourses<One extends Progress>(which: AskedCourses['which'], courses: readonly One[]): One[] {
  const toFinish = courses.filter(({ offered, standing }) => offered && standing !== 'done');
  if (which === 'any' && courses.some(({ standing }) => standing === 'done')) return [];
  return toFinish;
}

/** Whether a rep has the courses that a job requires. */
export const meetsCourses = (which: AskedCourses['which'], courses: readonly Progress[]): boolean =>
  missingCourses(which, courses).length === 0;

const inWords = { any: new Intl.ListFormat('en-ZA', { type: 'disjunction' }), all: new Intl.ListFormat('en-ZA') };

/** Their titles in one line: `“A” or “B”`. */
export const nameCourses = (which: AskedCourses['which'], courses: readonly { readonly title: string }[]): string =>
  inWords[which].format(courses.map(({ title }) => `“${title}”`));
