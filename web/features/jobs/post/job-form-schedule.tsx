import { useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import type { JobInput } from '#contract/jobs/jobs.ts';
import type { JobSchedule } from '#contract/jobs/schedule.ts';
import { Card } from '#web/ui/card.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import type { JobValues } from './job-form-values.ts';
import { ScheduleDays } from './schedule-days.tsx';
import { ScheduleHours } from './schedule-hours.tsx';
import { ScheduleWeeks } from './schedule-weeks.tsx';

const choices = [
  { value: 'agreed', label: 'No fixed days', hint: 'You agree on the days with the rep.' },
  { value: 'days', label: 'On certain days', hint: 'Choose them in a calendar.' },
  { value: 'weekly', label: 'Every week', hint: 'The same weekdays for a number of weeks.' },
];

const hours = { from: '09:00', to: '17:00', breakMinutes: 0, travelMinutes: 0 };
const blank = {
  days: { kind: 'days', dates: [], ...hours },
  weekly: { kind: 'weekly', weekdays: [], weeks: 4, ...hours },
} as const satisfies { [Kind in JobSchedule['kind']]: unknown };

/** Notes beside each part of a schedule. */
type ScheduleErrors = { readonly [part: string]: { readonly message?: string } | undefined };

/** The days and hours: a separate part of the form. */
export function JobFormSchedule() {
  const { control } = useFormContext<JobValues, unknown, JobInput>();
  const { field, formState } = useController({ control, name: 'schedule' });
  const schedule = (field.value ?? null) as JobSchedule | null;
  // Choices made under another kind are restored with it.
  const [kept, setKept] = useState<{ [kind: string]: JobSchedule | null }>({});
  const errors = formState.errors.schedule as ScheduleErrors | undefined;
  const shared = { onChange: field.onChange, errorOf: (part: string) => errors?.[part]?.message };

  function choose(kind: string) {
    if (schedule) setKept({ ...kept, [schedule.kind]: schedule });
    const next = kind === 'days' || kind === 'weekly' ? (kept[kind] ?? (blank[kind] as unknown as JobSchedule)) : null;
    const { from, to, breakMinutes, travelMinutes, transportHome } = schedule ??
      next ?? { ...hours, transportHome: undefined };
    field.onChange(next && { ...next, from, to, breakMinutes, travelMinutes, transportHome });
  }

  return (
    <Card title="Days and hours" description="Reps can search by days and see what each day pays.">
      <div className="grid gap-5">
        <RadioGroup
          legend="When is the gig?"
          look="cards"
          columns={3}
          options={choices}
          value={schedule?.kind ?? 'agreed'}
          onChange={choose}
          onBlur={field.onBlur}
          ref={field.ref}
        />
        {schedule?.kind === 'days' ? <ScheduleDays schedule={schedule} {...shared} /> : null}
        {schedule?.kind === 'weekly' ? <ScheduleWeeks schedule={schedule} {...shared} /> : null}
        {schedule ? <ScheduleHours schedule={schedule} {...shared} /> : null}
      </div>
    </Card>
  );
}
