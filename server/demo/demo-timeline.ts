const hour = 3_600_000;
const day = 24 * hour;
const offsetOfSouthAfrica = 2 * hour;

/** When a new day began in South Africa. */
export function startOfDay(now: Date): number {
  const local = now.getTime() + offsetOfSouthAfrica;
  return local - (local % day) - offsetOfSouthAfrica;
}

/** Maps times into 6:30 to 21:30, when people are active: squeezes each day into those hours, in the same order. */
export function waking(moment: number): number {
  const morning = startOfDay(new Date(moment));
  return Math.round(morning + 6.5 * hour + (moment - morning) * (15 / 24));
}

interface Span {
  /** In days before today, as in the gig. */
  readonly posted: number;
  readonly closed?: number | undefined;
}

/**
 * When a gig was posted and closed, and when each of its applications took its steps, in milliseconds. All of it lies
 * before today, and in order: posted, applied, moved on, decided, closed. `spread`, from 0 to 1, moves it within its day.
 */
export function timelineOf(today: number, { posted, closed }: Span, spread: number) {
  const from = today - (posted - 0.9 * spread) * day;
  const until = closed === undefined ? today : today - closed * day;
  return {
    postedAt: waking(from),
    closedAt: closed === undefined ? null : waking(until),
    /** `position` counts from 0 among the `of` applications of the gig. */
    stepsOf(position: number, of: number, steps: number): number[] {
      const applied = from + (until - from) * (0.03 + (0.72 * (position + spread * 0.8)) / of);
      const pace = Math.min((until - applied) / (steps + 1), 2.3 * day);
      return Array.from({ length: steps }, (_, step) => waking(applied + step * pace));
    },
  };
}
