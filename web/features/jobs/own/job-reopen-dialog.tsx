import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { closingDays } from '#contract/jobs/options.ts';
import { jobReopening, type OwnJobDetail, ownJobsApi } from '#contract/jobs/own-jobs.ts';
import { defaultClosingDay } from '#domain/jobs/closing-day.ts';
import { refuseNeeds } from '#domain/jobs/job-terms.ts';
import { addDays, dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import { describeFault } from '#texts/jobs/terms.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { leaveIfOutdated } from '#web/lib/form-errors.ts';
import { toast } from '#web/lib/toast.ts';
import { DateInput } from '#web/ui/date-input.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { NumberInput } from '#web/ui/number-input.tsx';
import { type Duplicate, duplicateOf } from '../post/duplicate-of.ts';
import { jobActionTexts } from './own-job-texts.ts';
import type { ReopeningNeeds } from './reopening-needs.ts';

interface ReopenDialogProps {
  readonly job: OwnJobDetail;
  readonly needs: ReopeningNeeds;
  readonly onDuplicate: (duplicate: Duplicate) => void;
  readonly onClose: () => void;
}

/** Asks for what a job needs to reopen applications. */
export function ReopenDialog({ job, needs, onDuplicate, onClose }: ReopenDialogProps) {
  const today = dayInSouthAfrica(new Date());
  const { accepted } = job.applicants;
  const reopen = useMutation(mutationOf(ownJobsApi.reopen));
  const { control, handleSubmit, formState, setError } = useForm<z.input<typeof jobReopening>>({
    resolver: zodResolver(jobReopening),
    defaultValues: {
      closesOn: needs.closesOn ? defaultClosingDay(today) : null,
      positions: needs.positions ? accepted + 1 : null,
    },
  });

  const submit = handleSubmit(async (wishes) => {
    const terms = { ...job, closesOn: wishes.closesOn ?? job.closesOn, positions: wishes.positions ?? job.positions };
    const refusal = refuseNeeds('reopen', { terms, accepted, today });
    if (refusal && (refusal.field === 'closesOn' || refusal.field === 'positions')) {
      setError(refusal.field, { type: refusal.code, message: describeFault(refusal.fault) }, { shouldFocus: true });
      return;
    }
    try {
      await reopen.mutateAsync({ params: { jobId: job.id }, body: wishes });
      toast({ title: jobActionTexts.reopen.done, description: jobActionTexts.reopen.doneDetail });
      onClose();
    } catch (error) {
      const duplicate = duplicateOf(error);
      if (!duplicate) return leaveIfOutdated(error, setError, { leave: onClose });
      onClose();
      onDuplicate(duplicate);
    }
  });

  return (
    <FormDialog
      size="small"
      title="Reopen this job?"
      description={`Reps can find “${job.title}” and apply again.`}
      confirmLabel="Reopen job"
      failedTitle="We couldn’t reopen the job"
      busy={formState.isSubmitting}
      failure={formState.errors.root?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      {needs.closesOn ? (
        <FormField
          control={control}
          name="closesOn"
          label="New last day to apply"
          hint={`Up to ${closingDays.furthest} days from today.`}
          required
        >
          {(field) => <DateInput {...field} min={today} max={addDays(today, closingDays.furthest)} />}
        </FormField>
      ) : null}
      {needs.positions ? (
        <FormField control={control} name="positions" label="Reps needed" hint={needs.positions} required>
          {(field) => <NumberInput {...field} />}
        </FormField>
      ) : null}
    </FormDialog>
  );
}
