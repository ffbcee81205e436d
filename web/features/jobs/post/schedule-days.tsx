import { useId } from 'react';
import { scheduleLimits } from '#contract/jobs/options.ts';
import { addDays, dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import { nameDays } from '#texts/jobs/schedule.ts';
import { FieldError } from '#web/ui/field-error.tsx';
import { MonthCalendar } from '#web/ui/month-calendar.tsx';
import type { ScheduleProps } from './job-form-values.ts';

/** The days of a job, tapped one by one. */
export function ScheduleDays({ schedule, onChange, errorOf }: ScheduleProps<'days'>) {
  const id = useId();
  const { dates } = schedule;
  const today = dayInSouthAfrica(new Date());
  const toggle = (day: string) =>
    onChange({
      ...schedule,
      dates: dates.includes(day) ? dates.filter((one) => one !== day) : [...dates, day].toSorted(),
    });
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-semibold text-[0.9375rem]">Days</legend>
      <MonthCalendar
        label="Gig days"
        chosen={dates}
        onToggle={toggle}
        min={today}
        max={addDays(today, scheduleLimits.daysAhead)}
        today={today}
        describedBy={`${id}-chosen ${id}-error`}
      />
      <p id={`${id}-chosen`} aria-live="polite" className="mt-2 text-ink-soft text-sm">
        {dates.length === 0 ? 'Select every day you need reps.' : nameDays(dates)}
      </p>
      <FieldError id={`${id}-error`} message={errorOf('dates')} />
    </fieldset>
  );
}
