import { useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import type { TermsInput } from '#contract/engagements/terms.ts';
import type { JobSchedule } from '#contract/jobs/schedule.ts';
import { ScheduleDays } from '#web/features/jobs/post/schedule-days.tsx';
import { ScheduleHours } from '#web/features/jobs/post/schedule-hours.tsx';
import { ScheduleWeeks } from '#web/features/jobs/post/schedule-weeks.tsx';
import { DateInput } from '#web/ui/date-input.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';

const choices = [
  { value: 'days', label: 'On certain days' },
  { value: 'weekly', label: 'Every week' },
];

export const blankSchedules = {
  days: { kind: 'days', dates: [] as string[], from: '09:00', to: '17:00', breakMinutes: 0 },
  weekly: { kind: 'weekly', weekdays: [], weeks: 1, from: '09:00', to: '17:00', breakMinutes: 0 },
} as unknown as { [Kind in JobSchedule['kind']]: Extract<JobSchedule, { kind: Kind }> };

type ScheduleErrors = { readonly [part: string]: { readonly message?: string } | undefined };

/** Days and hours: the fields of the job form, with days required. */
export function TermsScheduleFields() {
  const { control } = useFormContext<TermsInput>();
  const { field, formState } = useController({ control, name: 'schedule' });
  const schedule = field.value;
  // Choices made under the other kind are restored with it.
  const [kept, setKept] = useState<{ [Kind in JobSchedule['kind']]: JobSchedule }>(blankSchedules);
  const errors = formState.errors.schedule as ScheduleErrors | undefined;
  const shared = { onChange: field.onChange, errorOf: (part: string) => errors?.[part]?.message };

  function choose(kind: string) {
    if (kind !== 'days' && kind !== 'weekly') return;
    setKept({ ...kept, [schedule.kind]: schedule });
    const { from, to, breakMinutes, travelMinutes, transportHome } = schedule;
    field.onChange({ ...kept[kind], from, to, breakMinutes, travelMinutes, transportHome });
  }

  return (
    <>
      <RadioGroup
        legend="When is the gig?"
        look="cards"
        columns={2}
        options={choices}
        value={schedule.kind}
        onChange={choose}
        onBlur={field.onBlur}
        ref={field.ref}
      />
      {schedule.kind === 'days' ? <ScheduleDays schedule={schedule} {...shared} /> : null}
      {schedule.kind === 'weekly' ? (
        <>
          <ScheduleWeeks schedule={schedule} {...shared} />
          <FormField control={control} name="startDate" label="Start date" hint="Week 1 starts on this day." required>
            {(own) => <DateInput {...own} />}
          </FormField>
        </>
      ) : null}
      <ScheduleHours schedule={schedule} {...shared} />
    </>
  );
}
