import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { dismissalReasons } from '#contract/matching/options.ts';
import { dismissalInput, recommendedApi } from '#contract/matching/recommended.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { SendDialog } from '#web/lib/send-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { FormRadioGroup } from '#web/ui/form-radio-group.tsx';
import { dismissalHints, dismissalLabels } from './dismissal-words.ts';

const schema = dismissalInput;

export interface DismissedTitle {
  readonly id: string;
  readonly title: string;
}

interface NotForMeProps {
  readonly job: DismissedTitle;
  readonly onDismissed: (job: DismissedTitle) => void;
}

/** Dismisses a recommended job, with the reason. */
export function NotForMe({ job, onDismissed }: NotForMeProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="ghost" size="small" aria-label={`Not for me: ${job.title}`} onClick={() => setAsking(true)}>
        Not for me
      </Button>
      {asking ? <WhyNot job={job} onDismissed={onDismissed} onClose={() => setAsking(false)} /> : null}
    </>
  );
}

function WhyNot({ job, onDismissed, onClose }: NotForMeProps & { readonly onClose: () => void }) {
  const dismiss = useMutation(mutationOf(recommendedApi.dismiss));
  const form = useForm<z.input<typeof schema>>({
    resolver: zodResolver(schema),
  });
  return (
    <SendDialog
      form={form}
      title="Why isn’t this job for you?"
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
