import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { applicationInput, applicationsApi } from '#contract/applications/applications.ts';
import type { InTheWay } from '#contract/applications/job-for-rep.ts';
import type { JobDetail } from '#contract/jobs/jobs.ts';
import { jobRefusals } from '#contract/jobs/refusals.ts';
import type { RefusalCode } from '#contract/refusals.ts';
import { describeSchedule } from '#texts/jobs/schedule.ts';
import { jobQuery } from '#web/features/jobs/browse/browse-api.ts';
import { JobChangeList } from '#web/features/jobs/job-change-list.tsx';
import { TakeHome } from '#web/features/jobs/take-home.tsx';
import { useMe } from '#web/features/session/portal-gate.tsx';
import { ApiError } from '#web/lib/api-client.ts';
import { draftOf } from '#web/lib/drafts.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { applyServerErrors } from '#web/lib/form-errors.ts';
import { formatDay } from '#web/lib/format-time.ts';
import { longest } from '#web/lib/longest.ts';
import { toast } from '#web/lib/toast.ts';
import { useFormDraft } from '#web/lib/use-form-draft.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { FormCheckbox } from '#web/ui/form-checkbox.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { RestoredNote } from '#web/ui/restored-note.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { ApplyCv } from './apply-cv.tsx';
import { InTheWayNote } from './in-the-way-note.tsx';

/** After these refusals the page shows the current job, without the form. */
const overtaken: readonly string[] = [
  'application.already_applied',
  'job.paused',
  'job.filled',
  'job.not_active',
  'job.not_found',
  'job.enough_applicants',
] satisfies RefusalCode[];

const schema = applicationInput.pick({ message: true }).extend({
  available: z.boolean().refine((sure) => sure, 'Confirm that you’re available.'),
});

const blank = { message: '', available: false };

function whenOf(job: JobDetail): string {
  const days = describeSchedule(job);
  if (days !== null) return `: ${days}`;
  return job.startDate === null ? '' : ` from ${formatDay(job.startDate)}`;
}

interface ApplyFormProps {
  /** The job as it is now; it may change while the form is open. */
  readonly job: JobDetail;
  /** Why it accepts no more applications. The text is preserved: the job may reopen. */
  readonly refusal: keyof typeof jobRefusals | null;
  readonly inTheWay: InTheWay;
  readonly onSent: () => void;
}

export function ApplyForm({ job, refusal, inTheWay, onSent }: ApplyFormProps) {
  const [key] = useState(() => crypto.randomUUID());
  const [read] = useState(job);
  // Not the version of `job`: a live update may have replaced it before the rep read it.
  const [version, setVersion] = useState(job.version);
  const queries = useQueryClient();
  const apply = useMutation(mutationOf(applicationsApi.apply));
  const { userId } = useMe();
  const [draft] = useState(() => draftOf('browser', `application-${job.id}`, userId));
  const form = useForm({ resolver: zodResolver(schema), defaultValues: blank });
  const { control, handleSubmit, formState, setError } = form;

  // Asks again whether they are available.
  const { restored, sent, discard } = useFormDraft(form, {
    found: draft.find({ message: '' }) && { ...blank, ...draft.find({ message: '' }) },
    keep: ({ message }) => draft.keep({ message }),
    forget: draft.forget,
  });

  const submit = handleSubmit(async ({ message }) => {
    try {
      await apply.mutateAsync({
        params: { jobId: job.id },
        body: { message, jobVersion: version },
        idempotencyKey: key,
      });
      sent();
      onSent();
    } catch (error) {
      if (error instanceof ApiError && overtaken.includes(error.code)) {
        toast({ title: error.title, description: error.message, variant: 'destructive' });
      }
      if (error instanceof ApiError && error.code === ('job.changed' satisfies RefusalCode)) {
        setVersion(queries.getQueryData(jobQuery(job.id).queryKey)?.version ?? job.version);
      }
      applyServerErrors(error, setError);
    }
  });

  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      {restored && formState.isDirty ? (
        <RestoredNote onDiscard={() => discard(blank)}>You haven’t sent your application yet.</RestoredNote>
      ) : null}
      <InTheWayNote {...inTheWay} />
      <FormField
        control={control}
        name="message"
        label="Your message to the business"
        hint="In two or three sentences, say what you’ve sold before and why you want this job."
        required
      >
        {(field) => <Textarea {...field} rows={5} limit={longest(schema.shape.message)} />}
      </FormField>
      <ApplyCv />
      <FormCheckbox control={control} name="available" label={`I’m available for this job${whenOf(job)}`} />
      {job.version === read.version ? null : (
        <Alert tone="warning" title={jobRefusals['job.changed'].title} announce>
          We kept what you typed. Read the job again before you apply.
          <JobChangeList before={read} after={job} />
        </Alert>
      )}
      {refusal === null ? null : (
        <Alert tone="warning" title={jobRefusals[refusal].title} announce>
          {jobRefusals[refusal].detail} We kept what you typed.
        </Alert>
      )}
      <TakeHome job={job} />
      <FormFailure failure={formState.errors.root} title="We couldn’t send your application" />
      <Button
        type="submit"
        variant="accent"
        size="large"
        full="phone"
        disabled={refusal !== null}
        busy={formState.isSubmitting}
        busyLabel="Sending"
      >
        Apply for this job
      </Button>
    </form>
  );
}
