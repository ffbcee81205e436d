import type { JobDetail } from '#contract/jobs/jobs.ts';
import type { SalesTermsInput } from '#contract/jobs/sales-terms.ts';
import type { RehirePlan } from '#contract/trust/rehire.ts';
import { copyOfJob } from '#domain/jobs/job-copy.ts';
import { workingDays } from '#domain/jobs/job-schedule.ts';
import { shiftOn } from '#domain/jobs/shifts.ts';
import { nextSaturday, usualDeadline } from '#domain/rehire/deadline.ts';
import { clockInSouthAfrica, dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import { sentSalesTerms } from '#web/features/jobs/sales-terms/form-values.ts';

/** The moment of such an input; null: it isn't filled in. */
export const momentOf = (clock: string): Date | null => (clock === '' ? null : new Date(`${clock}:00+02:00`));

export interface RehireValues {
  readonly dates: readonly string[];
  readonly from: string;
  readonly to: string;
  /** Of work at night. Undefined: not answered. */
  readonly transportHome?: boolean | undefined;
  /** A rep's pay for a day. */
  readonly dayCents: number | null;
  readonly positions: number | null;
  readonly answerBy: string;
}

/** Next Saturday, with the hours and the pay of the job before. */
export function startOfRehire(job: JobDetail, reps: number, now: Date): RehireValues {
  const { schedule, dayRateCents, compensationCents } = job;
  const days = workingDays(job).length;
  // Pay for the whole of an unknown number of days is no pay for a day.
  const dayCents = dayRateCents ?? (days > 0 ? Math.floor(compensationCents / days) : null);
  const day = nextSaturday(dayInSouthAfrica(now));
  const [from, to] = [schedule?.from ?? '09:00', schedule?.to ?? '17:00'];
  const answerBy = clockInSouthAfrica(usualDeadline({ now, start: shiftOn(day, { from, to }).start }));
  const transportHome = schedule?.transportHome;
  return { dates: [day], from, to, transportHome, dayCents, positions: reps, answerBy };
}

/** Whether the gig would have begun on that day. Such a day is refused by the server. */
export const hasBegun = (day: string, { from, to }: Pick<RehireValues, 'from' | 'to'>, now: Date): boolean =>
  day !== '' && from !== '' && shiftOn(day, { from, to }).start <= now;

/** The new job, with the words of the one before. Null: something isn't filled in, or a day is over. */
export function jobOfRehire(
  job: JobDetail,
  values: RehireValues,
  { now, salesTerms }: { readonly now: Date; readonly salesTerms: SalesTermsInput | null },
): RehirePlan['job'] | null {
  const { from, to, transportHome, dayCents, positions } = values;
  const dates = values.dates.filter((day) => day !== '').toSorted();
  const [startDate] = dates;
  if (!startDate || from === '' || to === '' || from === to || !dayCents || !positions) return null;
  if (dates.some((day) => hasBegun(day, values, now))) return null;
  const { breakMinutes = 0, travelMinutes } = job.schedule ?? {};
  return {
    kind: 'post',
    salesTerms: sentSalesTerms(salesTerms, job.jobType),
    input: {
      ...copyOfJob(job, dayInSouthAfrica(now)),
      schedule: {
        ...{ kind: 'days', dates, from, to, breakMinutes },
        ...(travelMinutes !== undefined && { travelMinutes }),
        ...(transportHome !== undefined && { transportHome }),
      },
      ...{ startDate, positions, closesOn: null, duration: null },
      ...{ payPer: 'day', dayRateCents: dayCents, compensationCents: dayCents * dates.length, hourlyRateCents: null },
    },
  };
}
