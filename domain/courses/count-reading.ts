interface Reading {
  readonly lesson: number;
  /** As the device reports. */
  readonly seconds: number;
}

export interface ReadLesson {
  readonly number: number;
  readonly minutes: number;
  readonly readSeconds: number;
}

/**
 * The part of reported time that counts: never more in all than is left to its reader, and in a lesson never more than it takes to read. Unused time
 * stays for reports that arrive later from an offline device.
 * @param left whole seconds
 */
export function countReading(
  lessons: readonly ReadLesson[],
  reported: readonly Reading[],
  left: number,
): { readonly readSeconds: ReadonlyMap<number, number>; readonly counted: number } {
  const readSeconds = new Map<number, number>();
  let free = Math.max(0, left);
  for (const { lesson, seconds } of reported) {
    const of = lessons.find(({ number }) => number === lesson);
    if (!of) continue;
    const before = readSeconds.get(lesson) ?? of.readSeconds;
    const counts = Math.max(0, Math.min(seconds, free, of.minutes * 60 - before));
    readSeconds.set(lesson, before + counts);
    free -= counts;
  }
  return { readSeconds, counted: Math.max(0, left) - free };
}
