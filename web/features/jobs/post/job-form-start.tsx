import { useWatch } from 'react-hook-form';
import { DateInput } from '#web/ui/date-input.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import type { JobControl } from './job-form-work.tsx';

/** The start date: from its days, if set. */
export function JobFormStart({ control }: { readonly control: JobControl }) {
  const schedule = useWatch({ control, name: 'schedule' });
  if (schedule?.kind === 'days') {
    return (
      <Field label="Start date" hint="The first day selected above.">
        <DateInput value={schedule.dates[0] ?? ''} onChange={() => undefined} disabled />
      </Field>
    );
  }
  const weekly = schedule?.kind === 'weekly';
  return (
    <FormField
      control={control}
      name="startDate"
      label="Start date"
      hint={weekly ? 'Week 1 starts on this day.' : undefined}
      optional={!weekly}
      required={weekly}
    >
      {(field) => <DateInput {...field} />}
    </FormField>
  );
}
