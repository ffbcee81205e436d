import type { Engagement } from '#contract/engagements/engagements.ts';
import { dayInSouthAfrica, daysBetween } from '#domain/shared/calendar-day.ts';
import { describeSchedule, nameDay } from '#texts/jobs/schedule.ts';
import { plural } from '#web/lib/format.ts';

const fullWeekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** How far from the job's town a waiting rep is, for both parties. */
export const fromTownWords = ({ town, km }: { readonly town: string; readonly km: number }) =>
  km === 0 ? `in the centre of ${town}` : `about ${km} km from the centre of ${town}`;

/** `today`, `tomorrow`, `Saturday`, later `Sat 29 Nov`. */
export function nameNearDay(day: string, now: Date): string {
  const ahead = daysBetween(dayInSouthAfrica(now), day);
  if (ahead === 0) return 'today';
  if (ahead === 1) return 'tomorrow';
  return ahead > 1 && ahead < 7 ? (fullWeekdays[new Date(`${day}T10:00:00Z`).getUTCDay()] ?? '') : nameDay(day);
}

/** `Sat 29 Nov`: the calendar day of a moment, which for the end of a night is the day after its shift's. */
export const nameDayOf = (moment: string): string => nameDay(dayInSouthAfrica(new Date(moment)));

/** `2 days 3 hours`, `3 hours 20 minutes`, `12 minutes`; at least one minute. */
export function nameSpanOf(ms: number): string {
  const minutes = Math.max(1, Math.ceil(ms / 60_000));
  const [days, hours, rest] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60), minutes % 60];
  const parts =
    days > 0
      ? [plural(days, 'day'), hours && plural(hours, 'hour')]
      : [hours && plural(hours, 'hour'), rest && plural(rest, 'minute')];
  return parts.filter(Boolean).join(' ');
}

const dayMs = 86_400_000;

/** The error of a phone's clock: `clock was 3 hours 20 minutes ahead`, beyond a day `date was wrong`; null if less than `least`. */
export function phoneClockWords(aheadMs: number, least: number): string | null {
  const off = Math.abs(aheadMs);
  if (off < least) return null;
  // To the nearest minute.
  return off >= dayMs ? 'date was wrong' : `clock was ${nameSpanOf(off - 30_000)} ${aheadMs > 0 ? 'ahead' : 'behind'}`;
}

/** `Every Sat and Sun, 29 Nov to 21 Dec, 09:00–13:00`: its weeks are counted from its first day. Null if no days are set. */
export const whenWords = ({ schedule, milestones }: Pick<Engagement, 'schedule' | 'milestones'>): string | null =>
  describeSchedule({ schedule, startDate: milestones[0]?.days[0] ?? null });

/** Of a confirmed gig that has begun. */
export const notCheckedIn = 'You didn’t check in';
