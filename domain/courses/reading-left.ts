/** A course that a rep has begun, or returned after that. */
export interface StartedCourse {
  readonly begunAt: Date;
  /** Reading time that counted in the course. */
  readonly countedSeconds: number;
}

/**
 * How much reading can still count in one of a rep's courses: they read one thing at a time, so the time since they began a course is the limit for
 * it and all courses begun later. In whole seconds.
 * @param all including the course in question
 */
export function readingLeft(all: readonly StartedCourse[], { begunAt }: StartedCourse, now: Date): number {
  const left = all
    .filter((other) => other.begunAt <= begunAt)
    .map((from) => {
      const since = all.filter((other) => other.begunAt >= from.begunAt);
      const counted = since.reduce((sum, { countedSeconds }) => sum + countedSeconds, 0);
      return Math.floor((now.getTime() - from.begunAt.getTime()) / 1000) - counted;
    });
  return Math.max(0, Math.min(...left));
}
