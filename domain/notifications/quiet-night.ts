import { addDays, dayInSouthAfrica, startOfDay } from '../shared/calendar-day.ts';

/** The hours of the night in South Africa, for users who chose quiet nights. */
export const quietHours = { from: 20, to: 7 } as const;

const hourMs = 3_600_000;

const atHour = (day: string, hour: number) => new Date(startOfDay(day).getTime() + hour * hourMs);

/** When the night of this moment is over; null: it is day. */
export function endOfNight(at: Date): Date | null {
  const day = dayInSouthAfrica(at);
  if (at < atHour(day, quietHours.to)) return atHour(day, quietHours.to);
  return at < atHour(day, quietHours.from) ? null : atHour(addDays(day, 1), quietHours.to);
}
