import { type EntryKind, excusableKinds } from '#contract/trust/reliability-kinds.ts';

/**
 * How reliability is worked out. The server counts by these figures, and the public page, the user's own page and the emails state them. The unit is
 * part of each name.
 */
export const reliabilityRule = {
  /** Points for each gig that a rep came to, and for each that a business paid in time. */
  gigPoints: 20,
  /** After the start of a shift, from when a check-in is late. */
  lateAfterMinutes: 15,
  /** After the start of a shift, from when a check-in costs twice as much. */
  veryLateAfterMinutes: 60,
  /** How long an entry counts in full. */
  fullDays: 180,
  /** From then on it counts half, until it no longer counts. */
  countedDays: 365,
  /** Everyone starts with so many gigs, of which this share went well: one missed gig out of one says little. */
  presumedGigs: 4,
  presumedPercent: 90,
} as const;

/** Points that a cancelled gig costs, by the time left until its start. */
export const cancellationTiers = [
  { underHours: 24, points: 12 },
  { underHours: 72, points: 6 },
  { underHours: 168, points: 2 },
] as const;

/** Points for a cancellation before that. */
export const earlyCancellationPoints = 1;

const lateTiers = { late: 3, veryLate: 6 } as const;

const hourMinutes = 60;

/** @param minutes until the start; null while the days were not named */
function cancellationPoints(minutes: number | null): number {
  const tier = cancellationTiers.find(({ underHours }) => minutes !== null && minutes < underHours * hourMinutes);
  return tier?.points ?? earlyCancellationPoints;
}

const latePoints = (minutes: number | null) =>
  (minutes ?? 0) > reliabilityRule.veryLateAfterMinutes ? lateTiers.veryLate : lateTiers.late;

type Points = number | ((minutes: number | null) => number);

/** The points that an entry earns (`well`) or costs. */
const points: Readonly<Record<EntryKind, { readonly well: boolean; readonly points: Points }>> = {
  came: { well: true, points: reliabilityRule.gigPoints },
  late: { well: false, points: latePoints },
  no_show: { well: false, points: 20 },
  withdrew: { well: false, points: cancellationPoints },
  unconfirmed: { well: false, points: 10 },
  unanswered: { well: false, points: 1 },
  answered: { well: true, points: 0 },
  rep_lost: { well: false, points: 10 },
  paid: { well: true, points: reliabilityRule.gigPoints },
  unpaid: { well: false, points: 10 },
  cancelled: { well: false, points: cancellationPoints },
  absent: { well: false, points: 20 },
  charged_back: { well: false, points: 20 },
  business_lost: { well: false, points: 10 },
};

/** Whether an entry speaks against the user, so that they can appeal it. */
export const isAgainst = (kind: EntryKind): boolean => !points[kind].well;

/** Whether a reason for such an entry, such as an illness, can be accepted. */
export const isExcusable = (kind: EntryKind): kind is (typeof excusableKinds)[number] =>
  (excusableKinds as readonly EntryKind[]).includes(kind);

/** Entries that follow from what the other side of the gig stated. */
const stated: readonly EntryKind[] = ['no_show', 'absent', 'rep_lost', 'business_lost'];

/** Whether the other side stated it, and so learns that it no longer counts. */
export const isStated = (kind: EntryKind): boolean => stated.includes(kind);

/** Whether such an entry has points, so that its user is no longer new. */
export const hasPoints = (kind: EntryKind): boolean => points[kind].points !== 0;

export interface Weighed {
  readonly kind: EntryKind;
  /** How late, how long before the start, or until the answer. */
  readonly minutes: number | null;
  /** The business or our team accepted the reason, so it costs nothing. */
  readonly excused: boolean;
}

/** The points of an entry while it counts in full. Negative: they speak against the user. */
export function pointsOf({ kind, minutes, excused }: Weighed): number {
  const { well, points: given } = points[kind];
  if (well) return typeof given === 'number' ? given : given(minutes);
  if (excused) return 0;
  return -(typeof given === 'number' ? given : given(minutes));
}
