import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { closingDays } from '#contract/job-options.ts';
import { jobReopening, type OwnJobDetail } from '#contract/own-jobs.ts';
import { addDays, dayInSouthAfrica } from '#domain/calendar-day.ts';
import { defaultClosingDay } from '#domain/closing-day.ts';
import { refuseNeeds } from '#domain/job-terms.ts';
import { ApiError } from '#web/lib/api-client.ts';
import { applyServerErrors } from '#web/lib/form-errors.ts';
import { toast } from '#web/lib/toast.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { DateInput } from '#web/ui/date-input.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { NumberInput } from '#web/ui/number-input.tsx';
import { failureToast } from './failure-toast.ts';
import { jobActionTexts } from './own-job-texts.ts';
import { useReopenJob } from './own-jobs-api.ts';
import type { ReopeningNeeds } from './reopening-needs.ts';

interface ReopenDialogProps {
  readonly job: OwnJobDetail;
  readonly needs: ReopeningNeeds;
  readonly onClose: () => void;
}

/** Asks for what a job needs to take applications again. */
export function ReopenDialog({ job, needs, onClose }: ReopenDialogProps) {
  const today = dayInSouthAfrica(new Date());
  const { accepted } = job.applicants;
  const formId = useId();
  const reopen = useReopenJob(job.id);
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
    if (refusal && refusal.field !== 'hourlyRateCents') {
      setError(refusal.field, { type: refusal.code, message: refusal.message }, { shouldFocus: true });
      return;
    }
    try {
      await reopen.mutateAsync(wishes);
      toast({ title: jobActionTexts.reopen.done, description: jobActionTexts.reopen.doneDetail });
      onClose();
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) {
        // Somebody was faster; the page behind now shows where it stands.
        failureToast('Nothing was changed', error);
        onClose();
      } else {
        applyServerErrors(error, setError);
      }
    }
  });

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !formState.isSubmitting) onClose();
      }}
      size="small"
      title="Reopen this job"
      description={`“${job.title}” goes back into the list and takes applications again.`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={formState.isSubmitting}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={formState.isSubmitting}>
            Reopen the job
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="grid gap-4">
        {needs.closesOn ? (
          <FormField
            control={control}
            name="closesOn"
            label="New last day to apply"
            hint={`At most ${closingDays.furthest} days from today.`}
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
        {formState.errors.root ? (
          <Alert tone="danger" title="Not reopened" announce>
            {formState.errors.root.message}
          </Alert>
        ) : null}
      </form>
    </Dialog>
  );
}
