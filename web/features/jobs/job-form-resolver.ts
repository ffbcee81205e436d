import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldErrors, Resolver } from 'react-hook-form';
import { type JobInput, jobInput } from '#contract/jobs/jobs.ts';
import { defaultClosingDay } from '#domain/closing-day.ts';
import { refuseChangedTerms, refuseTerms } from '#domain/job-terms.ts';
import type { JobValues } from './job-form-values.ts';

const whole = (value: unknown): number | null => (Number.isSafeInteger(value) ? (value as number) : null);
const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** What law, dates and the reps accepted so far have against the values, each beside its field. */
export function termsErrors(values: Partial<JobValues>, accepted: number, today: string): FieldErrors<JobValues> {
  const free = {
    hourlyRateCents: null,
    startDate: text(values.startDate),
    closesOn: defaultClosingDay(today),
    positions: Number.POSITIVE_INFINITY,
  };
  const closesOn = text(values.closesOn);
  const positions = whole(values.positions);
  const found = [
    refuseTerms({ ...free, hourlyRateCents: whole(values.hourlyRateCents) }, today),
    closesOn === null ? null : refuseTerms({ ...free, closesOn }, today),
    positions === null ? null : refuseChangedTerms({ ...free, positions }, accepted, today),
  ];
  return Object.fromEntries(
    found.flatMap((refusal) => (refusal ? [[refusal.field, { type: refusal.code, message: refusal.message }]] : [])),
  );
}

/** Checks a job as the server will: its fields by the schema, its terms by the rules, all at once. */
export function jobFormResolver(accepted: number, today: () => string): Resolver<JobValues, unknown, JobInput> {
  const check = zodResolver(jobInput);
  return async (values, context, options) => {
    const checked = await check(values, context, options);
    const errors = { ...termsErrors(values, accepted, today()), ...checked.errors };
    return Object.keys(errors).length === 0 ? checked : { values: {}, errors };
  };
}
