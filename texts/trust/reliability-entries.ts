import type { EntryKind, excusableKinds } from '#contract/trust/reliability-kinds.ts';

const count = (value: number, unit: string) => `${value} ${value === 1 ? unit : `${unit}s`}`;

const hourMinutes = 60;
const dayMinutes = 24 * hourMinutes;
/** From this many minutes on, days are named. */
const shownAsDays = 2 * dayMinutes;

/** A length of time in its largest unit, rounded down: what has begun isn't over. */
function lengthOfTime(minutes: number): string {
  if (minutes < hourMinutes) return count(minutes, 'minute');
  if (minutes < shownAsDays) return count(Math.floor(minutes / hourMinutes), 'hour');
  return count(Math.floor(minutes / dayMinutes), 'day');
}

const before = (minutes: number | null) =>
  minutes === null ? 'before its days were set' : `${lengthOfTime(minutes)} before the start`;

/** What happened, to the user it counts for. */
const words: Readonly<Record<EntryKind, (minutes: number | null) => string>> = {
  came: () => 'You came to the gig',
  late: (minutes) => `You checked in ${lengthOfTime(minutes ?? 0)} after the start`,
  no_show: () => 'You didn’t come to the gig',
  withdrew: (minutes) => `You cancelled ${before(minutes)}`,
  unconfirmed: () => 'You didn’t confirm in time, so the gig expired',
  unanswered: () => 'You didn’t answer the terms in time',
  answered: (minutes) => `You answered the terms ${minutes ? `after ${lengthOfTime(minutes)}` : 'within a minute'}`,
  rep_lost: () => 'A dispute was decided for the business',
  paid: () => 'You paid for the gig in time',
  unpaid: () => 'You didn’t pay for the gig in time, so it expired',
  cancelled: (minutes) => `You cancelled ${before(minutes)}`,
  absent: () => 'You weren’t there when the rep came',
  charged_back: () => 'Your bank reversed the payment',
  business_lost: () => 'A dispute was decided for the rep',
};

const repWords = {
  withdrew: (name: string, minutes: number | null) => `${name} cancelled ${before(minutes)}`,
  unconfirmed: (name: string) => `${name} didn’t confirm in time, so the gig expired`,
  no_show: (name: string) => `${name} didn’t come to the gig`,
} as const satisfies Record<(typeof excusableKinds)[number], (name: string, minutes: number | null) => string>;

/** What can be excused, to the business of the gig. */
export const excusableText = (
  name: string,
  { kind, minutes }: { readonly kind: (typeof excusableKinds)[number]; readonly minutes: number | null },
): string => repWords[kind](name, minutes);

export const entryText = ({ kind, minutes }: { readonly kind: EntryKind; readonly minutes: number | null }): string =>
  words[kind](minutes);
