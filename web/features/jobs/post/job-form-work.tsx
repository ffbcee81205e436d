import type { Control } from 'react-hook-form';
import { jobIndustries } from '#contract/catalogue/options.ts';
import type { JobInput } from '#contract/jobs/jobs.ts';
import { jobTypes } from '#contract/jobs/options.ts';
import { Card } from '#web/ui/card.tsx';
import { FormCheckbox } from '#web/ui/form-checkbox.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { listedElsewhere, listedUnder } from '../listed-elsewhere.ts';
import type { JobValues } from './job-form-values.ts';

export type JobControl = Control<JobValues, unknown, JobInput>;

/** The work itself: the first part of the form. */
export function JobFormWork({ control }: { readonly control: JobControl }) {
  return (
    <Card title="The job" description="Reps read this first.">
      <div className="grid gap-5">
        <FormField control={control} name="title" label="Job title" required>
          {(field) => <TextInput {...field} placeholder="Weekend promoters for a store opening" />}
        </FormField>
        <div className="grid gap-5 md:grid-cols-2">
          <FormField control={control} name="industry" label="Industry" required>
            {(field) => (
              <Select
                {...field}
                options={[...jobIndustries, ...listedElsewhere]}
                onChange={(chosen) => field.onChange(chosen === null ? null : listedUnder(chosen))}
                placeholder="Choose an industry"
              />
            )}
          </FormField>
          <FormField control={control} name="jobType" label="Job type">
            {(field) => <Select {...field} options={jobTypes} />}
          </FormField>
        </div>
        <FormField
          control={control}
          name="description"
          label="Description"
          hint="What will they sell, who will they sell to, and what does a good day look like?"
          required
        >
          {(field) => <Textarea {...field} rows={6} limit={5000} />}
        </FormField>
        <fieldset className="grid gap-4">
          <legend className="mb-1.5 font-semibold text-[0.9375rem] text-ink">Hours and proof</legend>
          <p className="text-ink-soft text-sm leading-snug">
            Reps paid through us submit their hours and a short note for each day. You can also ask for proof.
          </p>
          <FormCheckbox control={control} name="asksPictures" label="Pictures of the work" />
          <FormField
            control={control}
            name="asksCount"
            label="Something to count"
            hint="For example, SIM cards activated."
            optional
          >
            {(field) => (
              <TextInput
                {...field}
                value={field.value ?? ''}
                onChange={(event) => field.onChange(event.target.value || null)}
                maxLength={60}
              />
            )}
          </FormField>
        </fieldset>
      </div>
    </Card>
  );
}
