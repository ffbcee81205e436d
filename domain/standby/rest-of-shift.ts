import type { JobSchedule } from '#contract/jobs/schedule.ts';
import { type PaidHours, paidMinutes, shiftMinutes } from '#contract/jobs/shift-hours.ts';
import { restTimes } from '#contract/trust/standby-options.ts';
import type { Scheduled } from '../jobs/job-schedule.ts';
import { type Shift, shiftsOf } from '../jobs/shifts.ts';
import { labourLaw } from '../labour/law.ts';
import { dayInSouthAfrica, timeInSouthAfrica } from '../shared/calendar-day.ts';

const minuteMs = 60_000;
const stepMs = restTimes.stepMinutes * minuteMs;

/** The last arrival that leaves the smallest share of a shift, on a whole step. */
const latestArrival = ({ start, end }: Shift): Date => {
  const share = (end.getTime() - start.getTime()) * (1 - restTimes.leastShare);
  return new Date(start.getTime() + Math.floor(share / stepMs) * stepMs);
};

/** Until when a rep can agree to come for the rest of a shift. */
export const restAnswerUntil = (shift: Shift): Date =>
  new Date(latestArrival(shift).getTime() - restTimes.noticeMinutes * minuteMs);

/** The last shift of a job once it has begun, while enough of it is left for a rep who comes in; otherwise null. */
export function begunShift(job: Scheduled, now: Date): Shift | null {
  const last = shiftsOf(job).at(-1);
  return last && last.start <= now && now < restAnswerUntil(last) ? last : null;
}

/** The arrivals that a rep can choose from, the earliest first. */
export function restArrivals(shift: Shift, now: Date): readonly Date[] {
  const earliest = Math.ceil((now.getTime() + restTimes.noticeMinutes * minuteMs - shift.start.getTime()) / stepMs);
  const latest = (latestArrival(shift).getTime() - shift.start.getTime()) / stepMs;
  return Array.from(
    { length: Math.max(0, latest - earliest + 1) },
    (_, at) => new Date(shift.start.getTime() + (earliest + at) * stepMs),
  );
}

/** Whether an arrival that the rep chose some minutes ago is still possible. */
export function mayStillArriveAt(arrivesAt: Date, shift: Shift, now: Date): boolean {
  const chosen = arrivesAt.getTime();
  const isStep = (chosen - shift.start.getTime()) % stepMs === 0;
  return (
    isStep && chosen >= now.getTime() + restTimes.leastNoticeMinutes * minuteMs && arrivesAt <= latestArrival(shift)
  );
}

/** The minutes that a part of a day is paid as: a day under four hours counts as four, unless the whole day is shorter. */
const minutesToPay = (part: PaidHours, whole: PaidHours): number =>
  Math.max(paidMinutes(part), Math.min(paidMinutes(whole), labourLaw.shortestDayHours * 60));

interface Rest {
  readonly schedule: JobSchedule;
  readonly payCents: number;
}

/**
 * The rest of a job's last shift for a rep who arrives then, and its pay: the job's pay in proportion to the paid minutes, rounded up to the cent. The
 * unpaid break and travel stay as long as in a whole shift. Null where the break leaves nothing to work.
 * @param payCents for the whole job
 */
export function restOfWork(job: Scheduled, payCents: number, arrivesAt: Date): Rest | null {
  const shifts = shiftsOf(job);
  if (job.schedule === null || shifts.length === 0) return null;
  const { to, breakMinutes, travelMinutes, transportHome } = job.schedule;
  const hours = { from: timeInSouthAfrica(arrivesAt), to, breakMinutes, travelMinutes, transportHome };
  if (shiftMinutes(hours) <= breakMinutes) return null;
  const whole = paidMinutes(job.schedule) * shifts.length;
  return {
    // After midnight, what is left of a night shift is on the next day.
    schedule: { kind: 'days', dates: [dayInSouthAfrica(arrivesAt)], ...hours },
    payCents: Math.ceil((payCents * minutesToPay(hours, job.schedule)) / whole),
  };
}
