import type { CourseFinding } from '#contract/courses/course-findings.ts';

/** As editors and terminals find their way to a file. */
export const linesOf = (slug: string, findings: readonly CourseFinding[]): string[] =>
  findings.map(({ path, line, says }) => `${slug}/${path}${line === null ? '' : `:${line}`}: ${says}`);
