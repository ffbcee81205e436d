import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { z } from 'zod';
import type { RepApplication } from '#contract/applications/applications.ts';
import { standingByApi } from '#contract/applications/standby.ts';
import { canApply } from '#domain/applications/application-lifecycle.ts';
import { standbyChoices } from '#domain/applications/standby.ts';
import { shiftsOf } from '#domain/jobs/shifts.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { failureToast } from '#web/lib/failure-toast.ts';
import { formatDateTime } from '#web/lib/format-time.ts';
import { SendDialog } from '#web/lib/send-dialog.tsx';
import { toast } from '#web/lib/toast.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { Select } from '#web/ui/select.tsx';

const schema = z.object({ until: z.iso.datetime('Choose a time.') });

/** Whether the rep stands by for a place on the job, and until when. Only for undecided applications to jobs with days to come. */
export function StandbyChoice({ application }: { readonly application: RepApplication }) {
  const [open, setOpen] = useState(false);
  const end = useMutation(mutationOf(standingByApi.end));
  const { id: applicationId, job, status, standbyUntil } = application;
  if (!canApply('accept', status) || standbyChoices(job, new Date()).length === 0) return null;
  const stop = async () => {
    try {
      await end.mutateAsync({ params: { applicationId } });
      toast({ title: 'You’re no longer on standby' });
    } catch (error) {
      failureToast('We couldn’t save this', error);
    }
  };
  const dialog = open ? <StandbyDialog application={application} onClose={() => setOpen(false)} /> : null;
  if (standbyUntil === null)
    return (
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 flex-1 basis-52 text-[0.9375rem] text-ink-soft">
          All places taken? Stand by, and {job.companyName} can offer you one if a rep drops out or doesn’t come.
        </p>
        <Button variant="secondary" size="small" full="phone" onClick={() => setOpen(true)}>
          Stand by<span className="sr-only"> for {job.title}</span>
        </Button>
        {dialog}
      </div>
    );
  return (
    <Alert
      className="mb-5"
      title={`You’re on standby until ${formatDateTime(standbyUntil)}`}
      action={
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
            Change<span className="sr-only"> standby for {job.title}</span>
          </Button>
          <Button variant="ghost" size="small" busy={end.isPending} onClick={() => void stop()}>
            Stop<span className="sr-only"> standing by for {job.title}</span>
          </Button>
        </div>
      }
    >
      {job.companyName} sees this. If you’re offered a place, you decide then.
      {dialog}
    </Alert>
  );
}

interface StandbyDialogProps {
  readonly application: RepApplication;
  readonly onClose: () => void;
}

function StandbyDialog({ application: { id, job, standbyUntil }, onClose }: StandbyDialogProps) {
  const stand = useMutation(mutationOf(standingByApi.start));
  const choices = standbyChoices(job, new Date()).map((at) => at.toISOString());
  const shifts = shiftsOf(job);
  const starts = shifts.map(({ start }) => start.toISOString());
  const words = (choice: string) => {
    if (starts.includes(choice)) return ', when it starts';
    return shifts.some(({ start, end }) => start < new Date(choice) && new Date(choice) < end)
      ? ', also for the rest of the day'
      : '';
  };
  const start = choices.find((choice) => starts.includes(choice)) ?? '';
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { until: choices.find((choice) => choice === standbyUntil) ?? start },
  });
  return (
    <FormProvider {...form}>
      <SendDialog
        form={form}
        title="Stand by for this gig?"
        description={`If a rep drops out or doesn’t come, ${job.companyName} can offer you the place. You can still say no, and it’s never held against you.`}
        size="small"
        confirmLabel="Stand by"
        busyLabel="Saving"
        failedTitle="We couldn’t save this"
        onSend={async ({ until }) => {
          await stand.mutateAsync({ params: { applicationId: id }, body: { until } });
          toast({ title: 'You’re on standby', description: `Until ${formatDateTime(until)}.` });
        }}
        onClose={onClose}
      >
        <FormField control={form.control} name="until" label="Until when?" required>
          {(field) => (
            <Select
              {...field}
              options={choices.map((value) => ({
                value,
                label: `${formatDateTime(value)}${words(value)}`,
              }))}
            />
          )}
        </FormField>
      </SendDialog>
    </FormProvider>
  );
}
