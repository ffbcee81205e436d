/** A course that somebody has begun, or gave back after that. */
export interface BegunCourse {
  readonly begunAt: Date;
  /** Of reading that counted in it. */
  readonly countedSeconds: number;
}

/**
 * For how long reading can still count in one of somebody's courses: they read one thing at a time. Since they began a course there has
 * passed some time, and no more than that counts in all that they began from then on. In whole seconds.
 * @param all with the one that is asked about
 */
export function readingLeft(all: readonly BegunCourse[], { begunAt }: BegunCourse, now: Date): number {
  const left = all
    .filter((other) => other.begunAt <= begunAt)
    .map((from) => {
      const since = all.filter((other) => other.begunAt >= from.begunAt);
      const counted = since.reduce((sum, { countedSeconds }) => sum + countedSeconds, 0);
      return Math.floor((now.getTime() - from.begunAt.getTime()) / 1000) - counted;
    });
  return Math.max(0, Math.min(...left));
}
