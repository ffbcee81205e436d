import { engagementTimes } from '#contract/agreed-terms.ts';
import { endDayOf, type Shift, type ShiftHours, shiftOn } from '../jobs/shifts.ts';
import { addDays, dayInSouthAfrica } from '../shared/calendar-day.ts';

/** A phone's timestamps: by a clock that may be wrong, and perhaps sent hours later. */
interface Reported {
  readonly at: string;
  readonly sentAt: string;
}

/** Delay from which a phone's report counts as stored offline. */
const offlineAfterMs = 2 * 60_000;

/**
 * The moment by our clock: corrected by the phone's error at sending. Never later than now.
 * @returns how far ahead the phone's clock is, in milliseconds; negative for behind
 */
export function recordedAt(
  { at, sentAt }: Reported,
  received: Date,
): { readonly at: Date; readonly clockAheadMs: number } {
  const clockAheadMs = Date.parse(sentAt) - received.getTime();
  const corrected = Date.parse(at) - clockAheadMs;
  return { at: new Date(Math.min(corrected, received.getTime())), clockAheadMs };
}

/** Whether it was stored on the phone before it was sent. */
export const isOffline = (at: Date, received: Date): boolean => received.getTime() - at.getTime() > offlineAfterMs;

const { checkInEarlyMinutes, checkOutLateHours } = engagementTimes;
const minuteMs = 60_000;

type Phase = 'early' | 'running' | 'late';

/** A moment's position in a shift with the time around it in which reps check in and out; null outside it. */
function phaseOf({ start, end }: Shift, moment: Date): Phase | null {
  const at = moment.getTime();
  if (at < start.getTime() - checkInEarlyMinutes * minuteMs) return null;
  if (at < start.getTime()) return 'early';
  if (at < end.getTime()) return 'running';
  return at < end.getTime() + checkOutLateHours * 60 * minuteMs ? 'late' : null;
}

function shiftIn(moment: Date, days: readonly string[], hours: ShiftHours | null, phases: readonly Phase[]) {
  const today = dayInSouthAfrica(moment);
  if (hours === null) return days.includes(today) ? today : null;
  // No shift is longer than a day, so these are all that a moment can belong to.
  const near = [addDays(today, -1), today, addDays(today, 1)].filter((day) => days.includes(day));
  const inPhase = (phase: Phase) => near.find((day) => phaseOf(shiftOn(day, hours), moment) === phase);
  return phases.map(inPhase).find((day) => day !== undefined) ?? null;
}

/**
 * The day of the shift that a rep can check in to at a moment: from `checkInEarlyMinutes` before its start to its end. Null when no
 * shift takes a check-in. Without named hours: that day.
 */
export const checkInDay = (moment: Date, days: readonly string[], hours: ShiftHours | null): string | null =>
  shiftIn(moment, days, hours, ['running', 'early']);

/**
 * The day of the shift that a rep checks out of at a moment: until `checkOutLateHours` after its end, or until the next one begins.
 * Null when no shift takes a check-out. Without named hours: that day.
 */
export const checkOutDay = (moment: Date, days: readonly string[], hours: ShiftHours | null): string | null =>
  shiftIn(moment, days, hours, ['running', 'late', 'early']);

/** A check-out in these last minutes of a shift doesn't cut it short. */
const leavingMinutes = 15;

/** The end of the shift that a check-out at a moment would cut short; null where it cuts none short. */
export function endCutShort(moment: Date, days: readonly string[], hours: ShiftHours | null): Date | null {
  if (hours === null) return null;
  const day = shiftIn(moment, days, hours, ['running', 'early']);
  const end = day === null ? null : shiftOn(day, hours).end;
  return end && end.getTime() - moment.getTime() > leavingMinutes * minuteMs ? end : null;
}

/** The day of the last shift whose check-in has opened by a moment; null before the first. */
export const startedDay = (moment: Date, days: readonly string[], hours: ShiftHours): string | null =>
  days.findLast((day) => shiftOn(day, hours).start.getTime() - checkInEarlyMinutes * minuteMs <= moment.getTime()) ??
  null;

/** The day of the shift that overlaps the calendar day of a moment; the one that starts then has priority. */
export function dayAround(moment: Date, days: readonly string[], hours: ShiftHours | null): string | null {
  const today = dayInSouthAfrica(moment);
  if (days.includes(today)) return today;
  const before = addDays(today, -1);
  return hours !== null && days.includes(before) && endDayOf(shiftOn(before, hours)) === today ? before : null;
}

/** Days and hours that one or several reps agreed to for a job. */
export interface AgreedShifts {
  readonly days: readonly string[];
  readonly schedule: ShiftHours | null;
}

/**
 * The day whose code reps need at a moment: that of the shift they can check in to, else of the one they can still check out of,
 * else today.
 */
export function codeDay(moment: Date, agreed: readonly AgreedShifts[]): string {
  const latest = (of: typeof checkInDay) =>
    agreed
      .map(({ days, schedule }) => of(moment, days, schedule))
      .filter((day) => day !== null)
      .toSorted()
      .at(-1);
  return latest(checkInDay) ?? latest(checkOutDay) ?? dayInSouthAfrica(moment);
}
