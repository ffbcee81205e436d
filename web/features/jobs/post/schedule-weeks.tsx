import { useWatch } from 'react-hook-form';
import { type Weekday, weekdays } from '#contract/catalogue/options.ts';
import { describeSchedule } from '#texts/jobs/schedule.ts';
import { Field } from '#web/ui/field.tsx';
import { NumberInput } from '#web/ui/number-input.tsx';
import { ToggleGroup } from '#web/ui/toggle-group.tsx';
import type { JobValues, ScheduleProps } from './job-form-values.ts';

/** The same days of each week; the weeks count from the form's start date. */
export function ScheduleWeeks({ schedule, onChange, errorOf }: ScheduleProps<'weekly'>) {
  const startDate = useWatch<JobValues, 'startDate'>({ name: 'startDate' }) ?? null;
  const counted = Number.isSafeInteger(schedule.weeks) && schedule.weeks > 0 && schedule.weeks < 100;
  const said = counted ? describeSchedule({ schedule, startDate }) : null;
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <ToggleGroup
        legend="Days of the week"
        options={weekdays}
        chosen={schedule.weekdays}
        onChange={(chosen) => onChange({ ...schedule, weekdays: chosen as Weekday[] })}
        error={errorOf('weekdays')}
      />
      <Field
        label="Number of weeks"
        hint={said ?? 'Week 1 starts on the start date below.'}
        error={errorOf('weeks')}
        required
      >
        <NumberInput value={schedule.weeks} onChange={(weeks) => onChange({ ...schedule, weeks: weeks as number })} />
      </Field>
    </div>
  );
}
