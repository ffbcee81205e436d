import { engagementLimits } from '#contract/agreed-terms.ts';
import { type PaidHours, paidMinutes } from '#contract/jobs/shift-hours.ts';
import { type Scheduled, workingDays } from '../jobs/job-schedule.ts';
import { shiftsOf } from '../jobs/shifts.ts';
import { daysBetween } from '../shared/calendar-day.ts';

export interface PlannedMilestone {
  /** Its days, `YYYY-MM-DD`, in order; none where they are not named. */
  readonly days: readonly string[];
  /** This milestone's part of the rep's pay. */
  readonly payCents: number;
}

/** The maximum minutes that a rep may submit for one day: its paid minutes and overtime. Null without named hours. */
export const mostMinutes = (schedule: PaidHours | null): number | null =>
  schedule && paidMinutes(schedule) + 60 * engagementLimits.overtimeHours;

/** The part left for a rep who is accepted now: the days that have not begun, and their pay. Null when all are over. */
export function workToCome(job: Scheduled, payCents: number, now: Date): PlannedMilestone | null {
  const shifts = shiftsOf(job);
  if (shifts.length === 0) return { days: [], payCents };
  const left = shifts.filter(({ start }) => start > now).map(({ day }) => day);
  if (left.length === 0) return null;
  return { days: left, payCents: Math.floor((payCents * left.length) / shifts.length) };
}

/** Days that span more than two weeks are split by the weeks counted from the first of them; else all in one. */
function weeksOf(days: readonly string[]): readonly (readonly string[])[] {
  const [first] = days;
  const last = days.at(-1);
  if (first === undefined || last === undefined || daysBetween(first, last) < engagementLimits.daysInOne) return [days];
  const weeks = Map.groupBy(days, (day) => Math.floor(daysBetween(first, day) / 7));
  return [...weeks.values()];
}

/**
 * Splits work into milestones, each funded, done and paid separately. The pay is divided by days, rounded down to the cent; the last one gets the
 * remainder, so that they sum to the pay. @param payCents of the rep, for all of the work
 */
export function planMilestones(job: Scheduled, payCents: number): readonly PlannedMilestone[] {
  const days = workingDays(job);
  const weeks = weeksOf(days);
  const shares = weeks.map((week) => Math.floor((payCents * week.length) / Math.max(1, days.length)));
  const beforeLast = shares.slice(0, -1).reduce((sum, share) => sum + share, 0);
  return weeks.map((week, index) => ({
    days: week,
    payCents: index === weeks.length - 1 ? payCents - beforeLast : (shares[index] as number),
  }));
}
