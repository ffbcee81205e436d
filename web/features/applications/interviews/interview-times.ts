import { dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import { nameSpan } from '#texts/jobs/schedule.ts';
import { formatDateTime, formatTime } from '#web/lib/format-time.ts';

/** How South Africa names its time zone; it has no daylight saving. */
export const zone = 'SAST';

/**
 * The moment of a day `YYYY-MM-DD` and a time of day `HH:MM` in South Africa, whatever the device's time zone. Null
 * when they aren't valid.
 */
export function momentOf(day: string | null, time: string): string | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day ?? '') || !/^\d{2}:\d{2}$/.test(time)) return null;
  const moment = new Date(`${day}T${time}:00+02:00`);
  // 31 February is invalid, but some engines parse it as a day in March.
  if (Number.isNaN(moment.getTime()) || dayInSouthAfrica(moment) !== day) return null;
  return moment.toISOString();
}

const minuteMs = 60_000;

/** Start and end: `Tue 3 March 2026, 14:00–14:30 SAST`. */
export function formatInterviewTime(start: string, minutes: number): string {
  const end = new Date(Date.parse(start) + minutes * minuteMs);
  const sameDay = dayInSouthAfrica(new Date(start)) === dayInSouthAfrica(end);
  return `${nameSpan(formatDateTime(start), sameDay ? formatTime(end) : formatDateTime(end))} ${zone}`;
}

/** On one short line: `Tue 3 March 2026, 14:00`. */
export const formatInterviewStart = formatDateTime;

export const hasPassed = (moment: string, now: Date = new Date()): boolean => Date.parse(moment) <= now.getTime();
