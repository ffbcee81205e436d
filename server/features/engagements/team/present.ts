import type { Cancellation, EmptyPlace, TeamShift } from '#contract/engagements/team.ts';
import { advance } from '#domain/engagements/advance.ts';
import { isOffline, startedDay } from '#domain/engagements/attendance.ts';
import { contactStatus } from '#domain/engagements/contact.ts';
import { refuseMove } from '#domain/engagements/lifecycle.ts';
import { freeUntil } from '#domain/engagements/outcome.ts';
import { presenceOf } from '#domain/engagements/presence.ts';
import { endDayOf, shiftOn } from '#domain/jobs/shifts.ts';
import { addDays, dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import { now } from '#server/platform/clock.ts';
import { milestoneOf } from '../commands/move-milestone.ts';
import type { EngagementRow, MilestoneRow } from '../tables.ts';
import type { WeekRow } from './queries/find-week.ts';

/** The shifts of a milestone that overlap the seven days from `first`. A night shift of the day before still runs on the first. */
export function presentShifts(row: WeekRow, first: string): TeamShift[] {
  const { schedule, days, attendances, vouchedAt, arrivesAt, status, heldCents, phone, ...about } = row;
  if (!schedule) return [];
  const today = dayInSouthAfrica(now());
  const milestone = { status, heldCents, days };
  const contact = contactStatus({ accepted: true, lastDay: today, milestones: [milestone] }, today);
  const last = addDays(first, 6);
  const vouchedDay = vouchedAt && startedDay(vouchedAt, days, schedule);
  return days
    .map((day) => shiftOn(day, schedule))
    .filter((shift) => endDayOf(shift) >= first && shift.day <= last)
    .map((shift) => {
      const { day } = shift;
      const find = (kind: WeekRow['attendances'][number]['kind']) => {
        const found = attendances.find((one) => one.kind === kind && one.day === day);
        return found ? { at: new Date(found.at), receivedAt: new Date(found.receivedAt) } : null;
      };
      const [came, left, waiting] = [find('in'), find('out'), find('waiting')];
      const attended = {
        inAt: came?.at ?? null,
        outAt: left?.at ?? null,
        waitingAt: waiting?.at ?? null,
        vouched: day === vouchedDay,
      };
      return {
        ...about,
        ...{ day, status },
        startsAt: shift.start.toISOString(),
        endsAt: shift.end.toISOString(),
        presence: presenceOf(status, { ...shift, start: dueAt(shift.start, arrivesAt) }, attended, now()),
        checkedInAt: came?.at.toISOString() ?? null,
        offline: came !== null && isOffline(came.at, came.receivedAt),
        checkedOutAt: left?.at.toISOString() ?? null,
        phone: day <= today && today <= endDayOf(shift) && contact === 'open' ? phone : null,
      };
    });
}

/** When the rep has to be there: one from standby may have agreed to arrive after the start. */
const dueAt = (start: Date, arrivesAt: Date | null): Date => (arrivesAt && arrivesAt > start ? arrivesAt : start);

const left: readonly TeamShift['status'][] = ['lapsed', 'cancelled'];

/** Whether the rep left a shift before it began. */
export const isLeft = ({ status, presence, startsAt }: TeamShift, moment: Date): boolean =>
  presence === null && [...left, 'no_show'].includes(status) && new Date(startsAt) > moment;

/**
 * The shifts of today and tomorrow, without those of reps who left and were replaced, and the empty places.
 * @param rooms how many places of each job no rep has
 */
export function presentNear(shifts: readonly TeamShift[], rooms: ReadonlyMap<string, number>, moment: Date) {
  const empty = Map.groupBy(
    shifts.filter((shift) => isLeft(shift, moment)),
    ({ jobId, day }) => `${jobId} ${day}`,
  );
  const emptyPlaces: EmptyPlace[] = [...empty.values()].flatMap(([first, ...others]) => {
    const places = first ? Math.min(1 + others.length, rooms.get(first.jobId) ?? 0) : 0;
    if (!first || places === 0) return [];
    const { jobId, jobTitle, day, engagementId } = first;
    return [{ jobId, jobTitle, day, places, engagementId }];
  });
  const isEmpty = ({ jobId, day }: TeamShift) => emptyPlaces.some((one) => one.jobId === jobId && one.day === day);
  return {
    emptyPlaces,
    shifts: shifts
      .filter((shift) => !left.includes(shift.status) || (isLeft(shift, moment) && isEmpty(shift)))
      .toSorted((one, other) => one.startsAt.localeCompare(other.startsAt)),
  };
}

/** The financial effect of cancelling now everything that can be cancelled, or null if nothing can. */
export function presentCancellation(
  engagement: EngagementRow,
  milestones: readonly MilestoneRow[],
): Cancellation | null {
  const moment = now();
  const rows = milestones.map((row) => milestoneOf({ engagement }, row));
  const cancellable = rows.filter((row) => refuseMove('cancel', 'business', row, moment) === null);
  const [first] = cancellable;
  if (!first) return null;
  const until = freeUntil(first.start);
  const told: Cancellation = {
    freeUntil: until?.toISOString() ?? null,
    late: until !== null && moment > until,
    ...{ heldCents: 0, repCents: 0, platformCents: 0, backCents: 0 },
  };
  for (const row of cancellable) {
    const advanced = advance(row, { move: 'cancel', by: 'business' }, moment);
    if (typeof advanced === 'string' || !advanced.shares) continue;
    told.heldCents += Number(row.heldCents);
    told.repCents += Number(advanced.shares.repCents);
    told.platformCents += Number(advanced.shares.platformCents);
    told.backCents += Number(advanced.shares.backCents);
  }
  return told;
}
