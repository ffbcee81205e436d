import type { AdminCourse } from '#contract/courses/admin-courses.ts';

/** Shown while there is nothing to count. */
export const nothingYet = '–';

export const percentText = (percent: number | null): string => (percent === null ? nothingYet : `${percent} %`);

export const ratingText = ({ average, count }: AdminCourse['ratings']): string =>
  average === null ? nothingYet : `${average.toFixed(1)} of 5 (${count})`;

/** A count as a share, if there are any. */
export const partText = (part: number, of: number): string =>
  of === 0 ? '0' : `${part} (${Math.round((100 * part) / of)} %)`;
