import type { CourseFinding } from '#contract/courses/course-findings.ts';

/** Findings in the format that editors and terminals turn into links to a file. */
export const linesOf = (slug: string, findings: readonly CourseFinding[]): string[] =>
  findings.map(({ path, line, says }) => `${slug}/${path}${line === null ? '' : `:${line}`}: ${says}`);
