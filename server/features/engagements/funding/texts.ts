import { dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import { dayText } from '#server/platform/mail/time-texts.ts';

interface Work {
  readonly title: string;
  readonly days: readonly string[];
  readonly startsAt: Date | null;
}

/** A job and its days, as on a payment: `Store opening, Sat 5 December 2026 to Sun 6 December 2026`. */
export function workOf({ title, days, startsAt }: Work): string {
  const first = days[0] ?? (startsAt && dayInSouthAfrica(startsAt));
  const last = days.at(-1) ?? first;
  if (!first || !last) return title;
  return first === last ? `${title}, ${dayText(first)}` : `${title}, ${dayText(first)} to ${dayText(last)}`;
}

/** The name of a payment for gigs: `Store opening`, `3 reps for Store opening`, `3 reps for 2 jobs`. */
export function fundingName(work: readonly { readonly engagementId: string; readonly title: string }[]): string {
  const reps = new Set(work.map(({ engagementId }) => engagementId)).size;
  const titles = [...new Set(work.map(({ title }) => title))];
  const what = titles.length === 1 ? (titles[0] ?? '') : `${titles.length} jobs`;
  return reps === 1 ? what : `${reps} reps for ${what}`;
}
