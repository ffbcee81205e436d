import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { Flag } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { jobModerationApi, jobReportInput } from '#contract/jobs/moderation.ts';
import { jobReportReasons } from '#contract/jobs/moderation-options.ts';
import { jobReportReasonLabels } from '#texts/jobs/report-reasons.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { longest } from '#web/lib/longest.ts';
import { SendDialog } from '#web/lib/send-dialog.tsx';
import { toast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { FormRadioGroup } from '#web/ui/form-radio-group.tsx';
import { Textarea } from '#web/ui/textarea.tsx';

/** Reports a job to the team. */
export function ReportJob({ jobId }: { readonly jobId: string }) {
  const [open, setOpen] = useState(false);
  return (
    <div>
      <Button
        variant="ghost"
        size="small"
        icon={<Flag aria-hidden="true" className="size-4" />}
        onClick={() => setOpen(true)}
      >
        Report this job
      </Button>
      {open ? <ReportDialog jobId={jobId} onClose={() => setOpen(false)} /> : null}
    </div>
  );
}

function ReportDialog({ jobId, onClose }: { readonly jobId: string; readonly onClose: () => void }) {
  const send = useMutation(mutationOf(jobModerationApi.report));
  const form = useForm({ resolver: zodResolver(jobReportInput), defaultValues: { details: '' } });
  return (
    <SendDialog
      form={form}
      title="Report this job"
      description="Our team will review it and let you know the outcome. The business won’t see who reported it."
      confirmLabel="Report job"
      failedTitle="We couldn’t send your report"
      onSend={async (body) => {
        await send.mutateAsync({ params: { jobId }, body });
        toast({ title: 'Job reported', description: 'Our team will review it and let you know the outcome.' });
      }}
      onClose={onClose}
    >
      <FormRadioGroup
        control={form.control}
        name="reason"
        legend="What’s wrong?"
        options={jobReportReasons.map((value) => ({ value, label: jobReportReasonLabels[value] }))}
      />
      <FormField control={form.control} name="details" label="Anything else we should know?" optional>
        {(field) => <Textarea {...field} rows={3} limit={longest(jobReportInput.shape.details)} />}
      </FormField>
    </SendDialog>
  );
}
