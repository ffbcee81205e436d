import { and, eq, max } from 'drizzle-orm';
import type { AttendanceKind } from '#contract/engagements/options.ts';
import { checkInDay, checkOutDay, dayAround, recordedAt } from '#domain/engagements/attendance.ts';
import { refuseMove } from '#domain/engagements/lifecycle.ts';
import { addDays, dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { eventKind } from '#server/platform/events/event-kind.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { RepActor } from '../../../accounts/access.ts';
import { type LockedEngagement, lockOwnEngagement, milestoneOf, moveMilestone } from '../../commands/move-milestone.ts';
import { type MilestoneRow, milestones } from '../../tables.ts';
import type { CodesOfDay } from '../access.ts';
import { findCodeDay } from '../queries/find-code-day.ts';
import { findCodeVersion } from '../queries/find-code-version.ts';
import { attendances } from '../tables.ts';
import { countWrongCode } from './count-wrong-code.ts';

interface AttendanceChange {
  readonly engagementId: string;
  readonly repId: string;
  readonly businessId: string;
}

/** Emitted when a rep checks in, checks out or starts to wait, even if no milestone changes its status. */
export const attendanceRecorded = eventKind<AttendanceChange>('engagement.attendance_recorded');

interface Reported {
  readonly engagementId: string;
  readonly id: string;
  readonly at: string;
  readonly sentAt: string;
  readonly place: { readonly latitude: number; readonly longitude: number } | null;
}

interface Recorded {
  readonly locked: LockedEngagement;
  readonly row: MilestoneRow;
  readonly at: Date;
  readonly day: string;
  /** Whether the day's shift accepts it at this moment. */
  readonly open: boolean;
  /** Whether it is already recorded. */
  readonly known: boolean;
  readonly write: () => Promise<void>;
}

/** Records attendance. Returns the milestone and the day it belongs to. */
async function record(tx: Tx, repId: string, kind: AttendanceKind, reported: Reported): Promise<Recorded> {
  const locked = await lockOwnEngagement(tx, { repId }, reported.engagementId);
  const received = now();
  const { at: said, clockAheadMs } = recordedAt(reported, received);
  const { day, open } = kind === 'out' ? { day: dayToLeave(locked, said), open: true } : dayToCome(locked, said);
  const row = locked.milestones.find(({ days }) => days.includes(day));
  if (!row) throw new Refusal('engagement.not_that_day');
  const [known] = await tx.db.select().from(attendances).where(eq(attendances.id, reported.id));
  if (known && (known.milestoneId !== row.id || known.kind !== kind)) throw new Refusal('engagement.moved_on');
  const at = kind === 'out' ? await afterCheckIn(tx, row.id, day, said) : said;
  const { latitude = null, longitude = null } = reported.place ?? {};
  const write = async () => {
    await tx.db
      .insert(attendances)
      .values({
        id: reported.id,
        milestoneId: row.id,
        kind,
        day,
        at,
        receivedAt: received,
        clockAheadMs,
        latitude,
        longitude,
      })
      // Only the first record of a day counts.
      .onConflictDoNothing();
    const { id: engagementId, businessId } = locked.engagement;
    await tx.emit(attendanceRecorded, { engagementId, repId, businessId });
  };
  return { locked, row, at, day, open, known: known !== undefined, write };
}

/** The day that a check-in or wait belongs to, and whether its shift accepts one at that moment. */
function dayToCome({ engagement, milestones }: LockedEngagement, at: Date): Pick<Recorded, 'day' | 'open'> {
  const days = milestones.flatMap((one) => one.days);
  const open = checkInDay(at, days, engagement.schedule);
  const day = open ?? dayAround(at, days, engagement.schedule);
  if (day === null) throw new Refusal('engagement.not_that_day');
  return { day, open: open !== null };
}

function dayToLeave({ engagement, milestones }: LockedEngagement, at: Date): string {
  const days = milestones.flatMap((one) => one.days);
  const day = checkOutDay(at, days, engagement.schedule);
  if (day) return day;
  const today = dayInSouthAfrica(at);
  const isNear = days.includes(today) || days.includes(addDays(today, -1));
  throw new Refusal(isNear ? 'engagement.check_out_closed' : 'engagement.not_that_day');
}

/**
 * The moment of a check-out, but always after that day's check-in. Request latency counts as clock error, so a slow check-in would otherwise be dated
 * after the check-out.
 */
async function afterCheckIn(tx: Tx, milestoneId: string, day: string, at: Date): Promise<Date> {
  const [came] = await tx.db
    .select({ at: max(attendances.at) })
    .from(attendances)
    .where(and(eq(attendances.milestoneId, milestoneId), eq(attendances.day, day), eq(attendances.kind, 'in')));
  return new Date(Math.max(at.getTime(), (came?.at?.getTime() ?? 0) + 1));
}

/** Checks the rep in with the code of the day, at the moment that the phone reports: it may have been offline. */
export async function checkIn(
  tx: Tx,
  { repId }: RepActor,
  { code, ...reported }: Reported & { readonly code: string },
  codes: CodesOfDay,
): Promise<void> {
  const { locked, row, at, day, open, known, write } = await record(tx, repId, 'in', reported);
  if (known) return;
  // Before the code, so that an unfunded gig doesn't reveal whether a guess is right.
  const refusal = row.status === 'active' ? null : refuseMove('check_in', 'rep', milestoneOf(locked, row), at);
  if (refusal) throw new Refusal(refusal);
  if (!open) throw new Refusal('engagement.check_in_closed');
  const { jobId } = locked.engagement;
  const { days, shown } = await codeDays(tx, jobId, { day, at });
  const versions = await Promise.all(days.map((one) => findCodeVersion(tx.db, jobId, one)));
  if (!days.some((one, index) => codes.isCode(code, jobId, one, versions[index] ?? 0))) {
    for (const one of days) await countWrongCode(tx, { jobId, day: one, milestoneId: row.id, isShown: one === shown });
    throw new Refusal('engagement.code_wrong', { keepsWrites: true });
  }
  // Judged by the reported moment, but a deadline that has passed by now is final, whether or not its task has run.
  if (row.status === 'no_show' && row.dueAt !== null && now() >= row.dueAt) throw new Refusal('engagement.too_late');
  // Already active after the first day's check-in.
  if (row.status !== 'active') await moveMilestone(tx, locked, row, { move: 'check_in', by: 'rep', at });
  await write();
}

/**
 * The days whose codes check a rep in: their shift's, and the one displayed to the business at that moment, which differs while two shifts of a job
 * accept check-ins. In a fixed order, so that two reps' wrong codes lock the same way.
 */
async function codeDays(tx: Tx, jobId: string, { day, at }: Pick<Recorded, 'day' | 'at'>) {
  const shown = await findCodeDay(tx.db, jobId, at);
  return { days: [...new Set([day, shown])].toSorted(), shown };
}

export async function checkOut(tx: Tx, { repId }: RepActor, reported: Reported): Promise<void> {
  const { row, known, write } = await record(tx, repId, 'out', reported);
  if (known) return;
  // Check-out stays open after hours are submitted, until the business has answered them.
  if (row.status !== 'active' && row.status !== 'submitted') throw new Refusal('engagement.moved_on');
  await write();
}

/** Records that the rep waits on site, while check-in is open, for a business that isn't there. */
export async function startWaiting(tx: Tx, { repId }: RepActor, reported: Reported): Promise<void> {
  const { row, open, known, write } = await record(tx, repId, 'waiting', reported);
  if (known) return;
  if (row.status !== 'confirmed') throw new Refusal('engagement.moved_on');
  if (!open) throw new Refusal('engagement.check_in_closed');
  await write();
  await tx.db
    .update(milestones)
    .set({ waitingSince: row.waitingSince ?? now() })
    .where(eq(milestones.id, row.id));
}
