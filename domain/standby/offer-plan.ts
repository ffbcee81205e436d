import { endOfNight } from '../notifications/quiet-night.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** From the end of the night, for an answer that would be due in it. */
const morningHours = 2;

interface Pace {
  /** It applies with at least this many hours left until the start. */
  readonly fromHours: number;
  /** How many reps hold an offer for a place at the same time. */
  readonly atOnce: number;
  /** How long each has to answer; never past the start. */
  readonly minutes: number;
}

/** The less time is left, the more reps are asked at once and the sooner they answer. Shortly before the start all have until the start. */
const standbyPaces: readonly [Pace, ...Pace[]] = [
  { fromHours: 72, atOnce: 1, minutes: 12 * 60 },
  { fromHours: 24, atOnce: 2, minutes: 4 * 60 },
  { fromHours: 6, atOnce: 3, minutes: 60 },
  { fromHours: 2, atOnce: 5, minutes: 20 },
  { fromHours: 0, atOnce: 10, minutes: 2 * 60 },
];

/** How many offers for a place are open at once now, and until when a new one can be answered. Null once the shift has begun. */
export function planOffers(start: Date, now: Date): { readonly atOnce: number; readonly answerBy: Date } | null {
  const left = start.getTime() - now.getTime();
  const pace = standbyPaces.find(({ fromHours }) => left >= fromHours * hourMs);
  if (!pace || left === 0) return null;
  const usual = new Date(now.getTime() + pace.minutes * minuteMs);
  // With a day or more left, no answer is due at night.
  const morning = pace.fromHours >= 24 ? endOfNight(usual) : null;
  const due = morning ? morning.getTime() + morningHours * hourMs : usual.getTime();
  return { atOnce: pace.atOnce, answerBy: new Date(Math.min(start.getTime(), due)) };
}
