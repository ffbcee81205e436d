import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { JobInput } from '#contract/jobs/jobs.ts';
import { jobDurations } from '#contract/jobs/options.ts';
import type { JobSchedule } from '#contract/jobs/schedule.ts';
import { durationOf } from '#domain/jobs/job-duration.ts';
import { FormField } from '#web/ui/form-field.tsx';
import { Select } from '#web/ui/select.tsx';
import type { JobValues } from './job-form-values.ts';
import type { JobControl } from './job-form-work.tsx';

/** The duration: from its days, if set. */
export function JobFormDuration({ control }: { readonly control: JobControl }) {
  const { setValue } = useFormContext<JobValues, unknown, JobInput>();
  const [schedule, startDate] = useWatch({ control, name: ['schedule', 'startDate'] });
  const byDays = durationOf({ schedule: (schedule ?? null) as JobSchedule | null, startDate: startDate ?? null });
  // The text of a job before its days were edited is preserved.
  const filledIn = useRef(byDays);
  useEffect(() => {
    if (byDays === filledIn.current) return;
    filledIn.current = byDays;
    if (byDays !== null) setValue('duration', byDays, { shouldDirty: true });
  }, [byDays, setValue]);
  return (
    <FormField
      control={control}
      name="duration"
      label="Duration"
      hint={byDays === null ? undefined : 'From the days above.'}
      optional
    >
      {(field) => <Select {...field} options={jobDurations} placeholder="Not decided yet" />}
    </FormField>
  );
}
