import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { jobDurations, jobExperience, jobIndustries, jobTypes } from '#contract/job-options.ts';
import { jobInput } from '#contract/jobs.ts';
import { locationsQuery } from '#web/features/profiles/api.ts';
import { applyServerErrors } from '#web/lib/form-errors.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Combobox } from '#web/ui/combobox.tsx';
import { DateInput } from '#web/ui/date-input.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { MoneyInput } from '#web/ui/money-input.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { Textarea } from '#web/ui/textarea.tsx';

export type JobDraft = z.input<typeof jobInput>;

interface JobFormProps {
  readonly initial?: Partial<JobDraft>;
  readonly submitLabel: string;
  readonly busyLabel: string;
  /** Rejects with an ApiError when the server says no; what was typed stays. */
  readonly onSubmit: (job: JobDraft) => Promise<unknown>;
}

const empty = { experienceRequired: 'Entry Level', jobType: 'Full-time' } satisfies Partial<JobDraft>;

export function JobForm({ initial, submitLabel, busyLabel, onSubmit }: JobFormProps) {
  const locations = useQuery(locationsQuery);
  const form = useForm<JobDraft, unknown, z.output<typeof jobInput>>({
    resolver: zodResolver(jobInput),
    defaultValues: { ...empty, ...initial },
  });
  const { control, handleSubmit, formState, setError } = form;
  const problem = formState.errors.root?.message;

  const submit = handleSubmit(async (job) => {
    try {
      await onSubmit(job);
    } catch (error) {
      applyServerErrors(error, setError);
    }
  });

  const places = (locations.data ?? []).map(({ id, name, province }) => ({
    value: id,
    label: name,
    ...(province && province !== name ? { hint: province } : {}),
  }));

  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <Card title="The work" description="What a rep reads first.">
        <div className="grid gap-5">
          <FormField control={control} name="title" label="Job title" required>
            {(field) => <TextInput {...field} placeholder="Weekend promoters for a store opening" />}
          </FormField>
          <div className="grid gap-5 md:grid-cols-2">
            <FormField control={control} name="industry" label="Industry" required>
              {(field) => <Select {...field} options={jobIndustries} placeholder="Choose an industry" />}
            </FormField>
            <FormField control={control} name="jobType" label="Job type">
              {(field) => <Select {...field} options={jobTypes} />}
            </FormField>
          </div>
          <FormField
            control={control}
            name="description"
            label="Description"
            hint="What will they sell, to whom, and what does a good day look like?"
            required
          >
            {(field) => <Textarea {...field} rows={6} limit={5000} />}
          </FormField>
        </div>
      </Card>

      <Card title="Where and when">
        <div className="grid gap-5 md:grid-cols-2">
          <FormField control={control} name="locationId" label="Location" required>
            {(field) => (
              <Combobox {...field} options={places} placeholder="Type a town or province" clearable={false} />
            )}
          </FormField>
          <FormField control={control} name="locationAddress" label="Street address" optional>
            {(field) => <TextInput {...field} autoComplete="street-address" />}
          </FormField>
          <FormField control={control} name="startDate" label="Start date" optional>
            {(field) => <DateInput {...field} />}
          </FormField>
          <FormField control={control} name="duration" label="Duration" optional>
            {(field) => <Select {...field} options={jobDurations} placeholder="Not decided yet" />}
          </FormField>
        </div>
      </Card>

      <Card title="Pay and experience">
        <div className="grid gap-5 md:grid-cols-2">
          <FormField
            control={control}
            name="compensationCents"
            label="Compensation (ZAR)"
            hint="What one rep earns for the whole job."
            required
          >
            {(field) => <MoneyInput {...field} />}
          </FormField>
          <FormField
            control={control}
            name="hourlyRateCents"
            label="Hourly rate (ZAR)"
            hint="Reps search by it: a job with a rate is found more often."
            optional
          >
            {(field) => <MoneyInput {...field} />}
          </FormField>
          <FormField control={control} name="experienceRequired" label="Experience required">
            {(field) => <Select {...field} options={jobExperience} />}
          </FormField>
          <FormField control={control} name="requiredSkills" label="Required skills" optional>
            {(field) => <TextInput {...field} placeholder="isiZulu, own transport, upselling" />}
          </FormField>
        </div>
      </Card>

      {problem ? (
        <Alert tone="danger" title="Error posting job" announce>
          {problem}
        </Alert>
      ) : null}
      <div className="flex flex-col-reverse gap-3 md:flex-row md:justify-end">
        <Button
          type="submit"
          variant="accent"
          size="large"
          full="phone"
          busy={formState.isSubmitting}
          busyLabel={busyLabel}
        >
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
