import type { AskedCourses, CourseOfRep } from '#contract/jobs/asked-courses.ts';

type Progress = Pick<CourseOfRep, 'offered' | 'standing'>;

/**
 * Which of the courses that a job asks for a rep still has to finish; none: the job's demand is met. What nobody can begin any
 * more is asked of nobody, and whoever has it has it.
 */
export function missingCourses<One extends Progress>(which: AskedCourses['which'], courses: readonly One[]): One[] {
  const toFinish = courses.filter(({ offered, standing }) => offered && standing !== 'done');
  if (which === 'any' && courses.some(({ standing }) => standing === 'done')) return [];
  return toFinish;
}

/** Whether a rep has the courses that a job asks for. */
export const meetsCourses = (which: AskedCourses['which'], courses: readonly Progress[]): boolean =>
  missingCourses(which, courses).length === 0;

const inWords = { any: new Intl.ListFormat('en-ZA', { type: 'disjunction' }), all: new Intl.ListFormat('en-ZA') };

/** Their titles in one line: `“A” or “B”`. */
export const nameCourses = (which: AskedCourses['which'], courses: readonly { readonly title: string }[]): string =>
  inWords[which].format(courses.map(({ title }) => `“${title}”`));
