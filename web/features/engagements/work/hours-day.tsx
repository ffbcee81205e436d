import { type Control, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import type { JobSchedule } from '#contract/jobs/schedule.ts';
import { endsNextDay, paidMinutes } from '#contract/jobs/shift-hours.ts';
import { nameDay, nameHours } from '#texts/jobs/schedule.ts';
import { FormCheckbox } from '#web/ui/form-checkbox.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { writeHours } from './hours.ts';
import { WorkHoursInput } from './hours-input.tsx';
import type { HoursForm } from './hours-values.ts';

interface WorkHoursDayProps {
  readonly control: Control<z.input<HoursForm>, unknown, z.output<HoursForm>>;
  readonly at: number;
  readonly day: string;
  /** The gig has no other day that could have been worked. */
  readonly alone: boolean;
  readonly companyName: string;
  /** Null if its hours are not set. */
  readonly schedule: JobSchedule | null;
}

/** The work of one day. */
export function WorkHoursDay({ control, at, day, alone, companyName, schedule }: WorkHoursDayProps) {
  const worked = useWatch({ control, name: `lines.${at}.worked` });
  return (
    <fieldset className="grid min-w-0 gap-3 border-line border-t pt-4 first:border-t-0 first:pt-0">
      <legend className="contents">
        <span className="font-semibold text-lg">
          {nameDay(day)}
          {schedule && endsNextDay(schedule) ? `, ${nameHours(schedule)}` : ''}
        </span>
      </legend>
      {alone ? null : <FormCheckbox control={control} name={`lines.${at}.worked`} label="I worked on this day" />}
      {worked ? (
        <>
          <FormField
            control={control}
            name={`lines.${at}.minutes`}
            label="Hours"
            hint={`For example, 7:30 or 7.5, without the break.${schedule === null ? '' : ` ${schedule.travelMinutes ? 'With travel, the day' : 'The shift'} has ${writeHours(paidMinutes(schedule))} hours. Add overtime only if ${companyName} agreed to it.`}`}
            required
          >
            {(field) => <WorkHoursInput {...field} value={field.value as number | null} className="max-w-32" />}
          </FormField>
          <FormField control={control} name={`lines.${at}.text`} label="What you did" required>
            {(field) => <Textarea {...field} value={String(field.value ?? '')} rows={2} limit={1000} />}
          </FormField>
        </>
      ) : null}
    </fieldset>
  );
}
