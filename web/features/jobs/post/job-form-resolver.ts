import { zodResolver } from '@hookform/resolvers/zod';
import { type FieldErrors, get, type Resolver, set } from 'react-hook-form';
import { type JobInput, jobInput } from '#contract/jobs/jobs.ts';
import { jobSchedule } from '#contract/jobs/schedule.ts';
import { defaultClosingDay } from '#domain/jobs/closing-day.ts';
import { isWage, settleJob } from '#domain/jobs/job-pay.ts';
import { type FormerTerms, type JobTerms, refusalsOf } from '#domain/jobs/job-terms.ts';
import { describeFault } from '#texts/jobs/terms.ts';
import type { JobValues } from './job-form-values.ts';

const whole = (value: unknown): number | null => (Number.isSafeInteger(value) ? (value as number) : null);
const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** The terms as far as filled in; incomplete ones are left to the schema. */
function termsOf(values: Partial<JobValues>): Omit<JobTerms, 'closesOn'> {
  const schedule = jobSchedule.safeParse(values.schedule);
  return {
    compensationCents: whole(values.compensationCents) ?? 0,
    hourlyRateCents: whole(values.hourlyRateCents),
    dayRateCents: whole(values.dayRateCents),
    payPer: values.payPer ?? 'whole',
    jobType: values.jobType ?? 'Full-time',
    schedule: schedule.success ? schedule.data : null,
    startDate: text(values.startDate),
    positions: whole(values.positions) ?? Number.POSITIVE_INFINITY,
  };
}

/** With derived values: the total pay, the first day, and from that the closing day. */
export function settledTerms(values: Partial<JobValues>, today: string): JobTerms {
  const settled = settleJob(termsOf(values));
  return { ...settled, closesOn: text(values.closesOn) ?? defaultClosingDay(today, settled.startDate) };
}

/** Conflicts with law, dates and accepted reps, each beside its field. */
export function termsErrors(
  values: Partial<JobValues>,
  today: string,
  former?: FormerTerms,
): Record<string, { type: string; message: string }> {
  const terms = settledTerms(values, today);
  const unsaid = terms.payPer === 'whole' && whole(values.compensationCents) === null;
  const found = refusalsOf(terms, today, former).filter(({ field }) => !(unsaid && field === 'compensationCents'));
  return Object.fromEntries(
    found.map(({ field, code, fault }) => [field, { type: code, message: describeFault(fault) }]),
  );
}

/** Values that the server derives are derived here too: a field not asked for must not be missing. */
function withPay(values: JobValues, today: string): JobValues {
  if (!values.schedule || values.payPer === 'whole' || !isWage(values)) return values;
  const { compensationCents, dayRateCents, hourlyRateCents } = settledTerms(values, today);
  return { ...values, compensationCents: compensationCents || dayRateCents || hourlyRateCents || 1 };
}

/** Validates a job as the server will: fields by the schema, terms by the rules, reported together. */
export function jobFormResolver(
  former: FormerTerms | undefined,
  today: () => string,
): Resolver<JobValues, unknown, JobInput> {
  const check = zodResolver(jobInput);
  return async (values, context, options) => {
    const now = today();
    const checked = await check(withPay(values, now), context, options);
    const errors: FieldErrors<JobValues> = { ...checked.errors };
    for (const [name, error] of Object.entries(termsErrors(values, now, former))) {
      if (get(errors, name) === undefined) set(errors, name, error);
    }
    return Object.keys(errors).length === 0 ? checked : { values: {}, errors };
  };
}
