import { momentOf } from './interview-times.ts';

const minuteMs = 60_000;

/** Times one after the other, each long enough, from one time of a day to another in South Africa. */
export function timesBetween(day: string | null, from: string, to: string, minutes: number): string[] {
  const [begin, end] = [momentOf(day, from), momentOf(day, to)];
  if (begin === null || end === null || !(minutes > 0)) return [];
  const count = Math.floor((Date.parse(end) - Date.parse(begin)) / (minutes * minuteMs));
  return Array.from({ length: Math.max(0, count) }, (_, at) =>
    new Date(Date.parse(begin) + at * minutes * minuteMs).toISOString(),
  );
}
