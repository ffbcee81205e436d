import { rehireLimits } from '#contract/trust/rehire-options.ts';
import { addDays, startOfDay, weekdayOf } from '../shared/calendar-day.ts';

const minuteMs = 60_000;

interface Bounds {
  readonly now: Date;
  readonly start: Date;
  /** The last day to apply. */
  readonly closesOn: string;
}

/** Whether reps have time to answer until then, and can still be hired at that time. */
export const mayAnswerBy = (answerBy: Date, { now, start, closesOn }: Bounds): boolean =>
  answerBy.getTime() >= now.getTime() + rehireLimits.answerMinutes * minuteMs &&
  answerBy <= start &&
  answerBy <= startOfDay(addDays(closesOn, 1));

/** Saturday of this week, or of the next one if today is a Saturday. */
export function nextSaturday(today: string): string {
  for (let days = 1; days < 7; days++) {
    const day = addDays(today, days);
    if (weekdayOf(day) === 'Sat') return day;
  }
  return addDays(today, 7);
}

/** When reps have to answer: after two days, or a day before the gig if that is earlier. Within two days of the gig they have half of the time left. */
export function usualDeadline({ now, start }: Pick<Bounds, 'now' | 'start'>): Date {
  const left = start.getTime() - now.getTime();
  const until = Math.min(48 * 60 * minuteMs, left > 48 * 60 * minuteMs ? left - 24 * 60 * minuteMs : left / 2);
  const hour = 60 * minuteMs;
  return new Date(Math.floor((now.getTime() + until) / hour) * hour);
}
