import { type Control, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { nameDay } from '#domain/schedule-words.ts';
import { FormCheckbox } from '#web/ui/form-checkbox.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import type { handInForm } from './work-hand-in-values.ts';
import { WorkHoursInput } from './work-hours-input.tsx';

interface WorkHandInDayProps {
  readonly control: Control<z.input<typeof handInForm>, unknown, z.output<typeof handInForm>>;
  readonly at: number;
  readonly day: string;
  /** The work has no other day, which could be the one that was worked. */
  readonly alone: boolean;
}

/** What was done on one day. */
export function WorkHandInDay({ control, at, day, alone }: WorkHandInDayProps) {
  const worked = useWatch({ control, name: `lines.${at}.worked` });
  return (
    <fieldset className="grid min-w-0 gap-3 border-line border-t pt-4 first:border-t-0 first:pt-0">
      <legend className="contents">
        <span className="font-semibold text-lg">{nameDay(day)}</span>
      </legend>
      {alone ? null : <FormCheckbox control={control} name={`lines.${at}.worked`} label="I worked on this day" />}
      {worked ? (
        <>
          <FormField
            control={control}
            name={`lines.${at}.minutes`}
            label="Hours"
            hint="As 7:30 or 7.5, without the break."
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
