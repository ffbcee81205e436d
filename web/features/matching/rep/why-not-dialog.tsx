import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { dismissalReasons } from '#contract/matching/options.ts';
import { dismissalInput, recommendedApi } from '#contract/matching/recommended.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { SendDialog } from '#web/lib/send-dialog.tsx';
import { FormRadioGroup } from '#web/ui/form-radio-group.tsx';
import { type DismissedTitle, dismissalHints, dismissalLabels } from './dismissal-words.ts';

interface WhyNotProps {
  readonly job: DismissedTitle;
  readonly title: string;
  readonly onDismissed: (job: DismissedTitle) => void;
  readonly onClose: () => void;
}

/** Asks for the reason. */
export default function WhyNotDialog({ job, title, onDismissed, onClose }: WhyNotProps) {
  const dismiss = useMutation(mutationOf(recommendedApi.dismiss));
  const form = useForm<z.input<typeof dismissalInput>>({
    resolver: zodResolver(dismissalInput),
  });
  return (
    <SendDialog
      form={form}
      title={title}
      description={`We’ll stop recommending “${job.title}”. You can still find it under all jobs.`}
      confirmLabel="Dismiss job"
      cancelLabel="Keep job"
      busyLabel="Removing"
      failedTitle="We couldn’t dismiss the job"
      onSend={(body) => dismiss.mutateAsync({ params: { jobId: job.id }, body })}
      onSent={() => {
        onClose();
        onDismissed(job);
      }}
      onOutdated={null}
      onClose={onClose}
    >
      <FormRadioGroup
        control={form.control}
        name="reason"
        legend="Your reason"
        required
        options={dismissalReasons.map((value) => ({
          value,
          label: dismissalLabels[value],
          hint: dismissalHints[value],
        }))}
      />
    </SendDialog>
  );
}
