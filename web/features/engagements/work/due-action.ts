import { engagementTimes } from '#contract/agreed-terms.ts';
import type { Engagement, Milestone } from '#contract/engagements/engagements.ts';
import { checkOutDay } from '#domain/engagements/attendance.ts';
import { isOver } from '#domain/engagements/lifecycle.ts';
import { nextShift } from '#domain/engagements/next-shift.ts';
import { dayInSouthAfrica } from '#domain/shared/calendar-day.ts';

/** The rep's action that is due. */
export type DueAction =
  | 'agree'
  | 'confirm'
  | 'check in'
  | 'be there'
  | 'submit hours'
  | 'appeal'
  | 'report absence'
  | 'state';

export const isMilestoneOver = ({ status, money }: Milestone): boolean =>
  isOver({ status, heldCents: BigInt(money.heldCents) });

const has = (milestone: Milestone, move: Milestone['movesOpen'][number]) => milestone.movesOpen.includes(move);

type Hours = Pick<Engagement, 'schedule'>;

const hourMs = 3_600_000;
/** After this long a missing check-out counts as forgotten. */
const longestAtWorkMs = 16 * hourMs;
/** After a shift past midnight, the day is still the shift's for this long. */
const nightAfterMs = 6 * hourMs;

/** Where the rep is today, by the last check-in or check-out: at work, done for the day, or neither. */
export function attendanceNow({ lastAttendance }: Pick<Milestone, 'lastAttendance'>, now: Date): 'in' | 'out' | null {
  if (lastAttendance === null) return null;
  const { kind, day, at } = lastAttendance;
  const since = now.getTime() - new Date(at).getTime();
  if (kind === 'in') return since < longestAtWorkMs ? 'in' : null;
  return day === dayInSouthAfrica(now) || since < nightAfterMs ? 'out' : null;
}

/** Whether the rep has checked out of the shift of that day. */
const hasLeft = ({ lastAttendance }: Milestone, day: string) =>
  lastAttendance?.kind === 'out' && lastAttendance.day === day;

export function dueActionOf({ schedule }: Hours, milestone: Milestone, now: Date): DueAction | null {
  const { status } = milestone;
  if (has(milestone, 'agree')) return 'agree';
  if (has(milestone, 'report_absence')) return 'report absence';
  if (has(milestone, 'confirm')) return 'confirm';
  if (has(milestone, 'hand_in')) return 'submit hours';
  if (has(milestone, 'appeal')) return 'appeal';
  if (has(milestone, 'check_in')) return 'check in';
  const today = status === 'active' ? checkOutDay(now, milestone.days, schedule) : null;
  if (today !== null && !hasLeft(milestone, today)) return 'be there';
  return status === 'disputed' ? 'state' : null;
}

/** The milestone that matters now: one with an action due, else the next, else the last. */
export function milestoneNow(work: Hours & Pick<Engagement, 'milestones'>, now: Date): Milestone | null {
  const { milestones } = work;
  const running = milestones.filter((one) => !isMilestoneOver(one));
  const dueAt = ({ deadline }: Milestone) => deadline?.at ?? '9';
  const [todo] = running
    .filter((one) => dueActionOf(work, one, now) !== null)
    .toSorted((one, other) => dueAt(one).localeCompare(dueAt(other)));
  const isAhead = ({ endsAt }: Milestone) => endsAt === null || new Date(endsAt) > now;
  return todo ?? running.find(isAhead) ?? running[0] ?? milestones.at(-1) ?? null;
}

/** The next shift first, then those that wait for a decision. */
export function inOrder(works: readonly Engagement[], now: Date): Engagement[] {
  const place = (work: Engagement) => nextShift(work, now)?.start.getTime() ?? Number.POSITIVE_INFINITY;
  return works.toSorted((one, other) => {
    const [first, second] = [place(one), place(other)];
    return first === second ? 0 : first - second;
  });
}

const atPlace: readonly (DueAction | null)[] = ['check in', 'be there', 'report absence'];

/** The shift that the rep can check in to now. @param job limits it to that job, if it has one */
export function worksToday(works: readonly Engagement[], now: Date, job: string | null): Engagement[] {
  const open = works.filter((work) => work.milestones.some((one) => atPlace.includes(dueActionOf(work, one, now))));
  const ofJob = open.filter(({ jobId }) => jobId === job);
  return ofJob.length > 0 ? ofJob : open;
}

const minute = 60_000;
const hour = 60 * minute;
const { confirmFromHours, checkInEarlyMinutes, waitMinutes } = engagementTimes;

const plus = (moment: string | null, ms: number) => (moment === null ? null : new Date(moment).getTime() + ms);

/** When the next action becomes possible. */
export const turnsOf = ({ startsAt, endsAt, deadline, waitingSince }: Milestone): (number | null)[] => [
  plus(startsAt, -confirmFromHours * hour),
  plus(startsAt, -checkInEarlyMinutes * minute),
  plus(startsAt, 0),
  plus(startsAt, waitMinutes * minute),
  plus(waitingSince, waitMinutes * minute),
  plus(endsAt, 0),
  plus(deadline?.at ?? null, 0),
];

/** From when on a waiting rep can report that no one is there. */
export function reportableFrom({ startsAt, waitingSince }: Milestone): Date | null {
  if (startsAt === null || waitingSince === null) return null;
  const from = Math.max(new Date(startsAt).getTime(), new Date(waitingSince).getTime());
  return new Date(from + waitMinutes * minute);
}
