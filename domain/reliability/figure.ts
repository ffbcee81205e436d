import type { EntryKind } from '#contract/trust/reliability-kinds.ts';
import { addDays, daysBetween } from '../shared/calendar-day.ts';
import { pointsOf, reliabilityRule, type Weighed } from './rule.ts';

const { gigPoints, fullDays, countedDays, presumedGigs, presumedPercent } = reliabilityRule;

export interface Counted extends Weighed {
  /** The day it happened, in South Africa. */
  readonly day: string;
  /** The milestone it is about; null for an interview. */
  readonly gigId: string | null;
}

/** How an entry counts on a day. */
type EntryPart = 'full' | 'half' | 'none';

export function partOf(day: string, today: string): EntryPart {
  const age = daysBetween(day, today);
  return age < fullDays ? 'full' : age < countedDays ? 'half' : 'none';
}

const halves = { full: 2, half: 1, none: 0 } as const satisfies Record<EntryPart, number>;

/** The next day on which an entry counts less; null when it no longer counts. */
export function fadesOn(day: string, today: string): string | null {
  const days = [addDays(day, fullDays), addDays(day, countedDays)];
  return days.find((next) => next > today) ?? null;
}

/** What counts about a user. The counts are of the days that still count. */
export interface Figure {
  /** From 0 to 1. Half points are whole numbers, so the same entries always give the same share. */
  readonly share: number;
  /** In half points. */
  readonly wellHalves: number;
  readonly lostHalves: number;
  readonly counts: Readonly<Partial<Record<EntryKind, number>>>;
  /** Gigs that the rep came to without being late. */
  readonly onTime: number;
  /** Cancelled, or left unconfirmed, within a day of the start. */
  readonly cancelledLate: number;
  /** Half of the answers came within this time. */
  readonly answerMinutes: number | null;
  /** There has never been an entry with points. */
  readonly isNew: boolean;
  /** When it changes by itself; null: never. */
  readonly fadesOn: string | null;
}

const lateCancellationMinutes = 24 * 60;

const isLateCancellation = ({ kind, minutes, excused }: Weighed) =>
  !excused &&
  (kind === 'unconfirmed' ||
    ((kind === 'withdrew' || kind === 'cancelled') && minutes !== null && minutes < lateCancellationMinutes));

function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = (sorted.length - 1) / 2;
  const [low, high] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

/**
 * The figure of a user's entries on a day, without those that were struck. Their order doesn't matter.
 * @param hasEarlier there were entries with points that no longer count and are left out
 */
export function figureOf(entries: readonly Counted[], today: string, hasEarlier = false): Figure {
  const counted = entries.filter(({ day }) => partOf(day, today) !== 'none');
  let [well, lost] = [0, 0];
  const counts: Partial<Record<EntryKind, number>> = {};
  for (const entry of counted) {
    const points = pointsOf(entry) * halves[partOf(entry.day, today)];
    if (points > 0) well += points;
    else lost -= points;
    if (!entry.excused) counts[entry.kind] = (counts[entry.kind] ?? 0) + 1;
  }
  const late = new Set(counted.filter(({ kind, excused }) => kind === 'late' && !excused).map(({ gigId }) => gigId));
  const presumed = presumedGigs * gigPoints * 2;
  const days = counted.flatMap(({ day }) => fadesOn(day, today) ?? []);
  return {
    share: (well + (presumed * presumedPercent) / 100) / (well + lost + presumed),
    wellHalves: well,
    lostHalves: lost,
    counts,
    onTime: counted.filter(({ kind, gigId }) => kind === 'came' && !late.has(gigId)).length,
    cancelledLate: counted.filter(isLateCancellation).length,
    answerMinutes: median(
      counted.flatMap(({ kind, minutes }) => (kind === 'answered' && minutes !== null ? [minutes] : [])),
    ),
    isNew: !hasEarlier && entries.every((entry) => pointsOf(entry) === 0),
    fadesOn: days.toSorted()[0] ?? null,
  };
}
