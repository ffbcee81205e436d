import { type Say, untilText } from '#texts/notifications/time-texts.ts';

// South African Standard Time has no daylight saving: a fixed offset gives the same text in every browser.
const sastOffset = 2 * 60 * 60 * 1000;

const months = 'January February March April May June July August September October November December'.split(' ');

const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

function inSast(moment: string | Date) {
  const local = new Date(new Date(moment).getTime() + sastOffset);
  const month = months[local.getUTCMonth()] ?? '';
  return {
    year: local.getUTCFullYear(),
    month,
    day: local.getUTCDate(),
    weekday: weekdays[local.getUTCDay()] ?? '',
    time: local.toISOString().slice(11, 16),
    /** Whole days since 1970 in South Africa. */
    number: Math.floor(local.getTime() / 86_400_000),
  };
}

/** An ISO moment as its South African date: `3 March 2026`. */
export function formatDate(moment: string | Date): string {
  const { day, month, year } = inSast(moment);
  return `${day} ${month} ${year}`;
}

/** `Saturday`, in South Africa. */
export const weekdayOfMoment = (moment: string | Date): string => inSast(moment).weekday;

/** `14:05`, South African time. */
export const formatTime = (moment: string | Date): string => inSast(moment).time;

/** `Tue 3 March 2026, 14:05`, South African time. */
export function formatDateTime(moment: string | Date): string {
  const { weekday, time } = inSast(moment);
  return `${weekday.slice(0, 3)} ${formatDate(moment)}, ${time}`;
}

/** The day of a moment near now: `today`, `tomorrow`, `Friday`, later `Tue 3 March`. */
function nearDay(moment: string | Date, now: Date): string {
  const { number, weekday, day, month } = inSast(moment);
  const days = number - inSast(now).number;
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  return days > 1 && days < 7 ? weekday : `${weekday.slice(0, 3)} ${day} ${month}`;
}

/** A moment near now: `today 14:05`, `tomorrow 14:05`, `Friday 14:05`, later `Tue 3 March, 14:05`. */
export function formatSoon(moment: string | Date, now: Date): string {
  const day = nearDay(moment, now);
  return `${day}${day.includes(' ') ? ', ' : ' '}${formatTime(moment)}`;
}

const noonOf = (day: string) => `${day}T10:00:00Z`;

/** A deadline: `formatSoon` if `now` is given, otherwise `formatDateTime`, with midnight as the end of a day. */
export function formatUntil(until: string, now?: Date): string {
  const say: Say = now
    ? { moment: (moment) => formatSoon(moment, now), day: (day) => nearDay(noonOf(day), now) }
    : { moment: formatDateTime, day: formatDay };
  return untilText(until, say);
}

/** A calendar day `YYYY-MM-DD`, which has no time zone: `Tue 3 March 2026`. */
export function formatDay(day: string): string {
  const noon = noonOf(day);
  return `${inSast(noon).weekday.slice(0, 3)} ${formatDate(noon)}`;
}

/** A range of calendar days: `28 December 2026 to 28 January 2027`, with shared parts once. A single day is just that day. */
export function formatDays(from: string, until: string): string {
  if (from === until) return formatDate(noonOf(from));
  const [first, last] = [from, until].map((day) => formatDate(noonOf(day)).split(' '));
  const shared = from.slice(0, 4) === until.slice(0, 4) ? first?.slice(0, 2) : first;
  return `${shared?.join(' ')} to ${last?.join(' ')}`;
}

/** How long ago: `just now`, `5 minutes ago`, `yesterday`, `3 days ago`, and after a month the date. */
export function formatAgo(moment: string | Date, now: Date = new Date()): string {
  const minutes = Math.floor((now.getTime() - new Date(moment).getTime()) / 60_000);
  if (minutes < 1) return 'just now';
  if (minutes < 60) return minutes === 1 ? '1 minute ago' : `${minutes} minutes ago`;
  const days = inSast(now).number - inSast(moment).number;
  if (days === 0 || minutes < 6 * 60) {
    const hours = Math.floor(minutes / 60);
    return hours === 1 ? '1 hour ago' : `${hours} hours ago`;
  }
  if (days === 1) return 'yesterday';
  if (days < 7) return `${days} days ago`;
  if (days < 31) return days < 14 ? '1 week ago' : `${Math.floor(days / 7)} weeks ago`;
  return formatDate(moment);
}

/** Whole days in South Africa from now until the moment; never below 0. */
export function daysUntil(moment: string | Date, now: Date = new Date()): number {
  return Math.max(0, inSast(moment).number - inSast(now).number);
}
