interface Reading {
  readonly lesson: number;
  /** As a device says. */
  readonly seconds: number;
}

export interface ReadLesson {
  readonly number: number;
  readonly minutes: number;
  readonly readSeconds: number;
}

/**
 * What counts of the time that devices report: never more in all than has passed since time was last counted, and in a lesson never more than
 * it takes to read. What is not used up stays for reports that come later from a device without a network.
 * @param passed whole seconds
 */
export function countReading(
  lessons: readonly ReadLesson[],
  reported: readonly Reading[],
  passed: number,
): { readonly readSeconds: ReadonlyMap<number, number>; readonly counted: number } {
  const readSeconds = new Map<number, number>();
  let left = Math.max(0, passed);
  for (const { lesson, seconds } of reported) {
    const of = lessons.find(({ number }) => number === lesson);
    if (!of) continue;
    const before = readSeconds.get(lesson) ?? of.readSeconds;
    const counts = Math.max(0, Math.min(seconds, left, of.minutes * 60 - before));
    readSeconds.set(lesson, before + counts);
    left -= counts;
  }
  return { readSeconds, counted: Math.max(0, passed) - left };
}
