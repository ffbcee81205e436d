import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { applicationsApi } from '#contract/applications/applications.ts';
import { type RejectionsResult, rejectionWords } from '#contract/applications/rejections.ts';
import type { OwnJobDetail } from '#contract/jobs/own-jobs.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { plural } from '#web/lib/format.ts';
import { longest } from '#web/lib/longest.ts';
import { SendDialog } from '#web/lib/send-dialog.tsx';
import { toast } from '#web/lib/toast.ts';
import { FormField } from '#web/ui/form-field.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { RejectManyResult } from './reject-many-result.tsx';
import { kindRejection, whomWords } from './reject-many-texts.ts';
import type { Whom } from './use-chosen.ts';

interface RejectManyDialogProps {
  readonly job: Pick<OwnJobDetail, 'id' | 'title'>;
  /** Those still open when it was pressed. */
  readonly whom: Whom;
  readonly onClose: () => void;
  /** Succeeded, so the selection is cleared. */
  readonly onDone: () => void;
}

/** Confirms the number of rejections, takes the message for each applicant, and lists those whose status has changed since. */
export function RejectManyDialog({ job, whom: given, onClose, onDone }: RejectManyDialogProps) {
  const [whom] = useState(given);
  const [result, setResult] = useState<RejectionsResult | null>(null);
  const reject = useMutation(mutationOf(applicationsApi.rejectMany));
  const form = useForm({
    resolver: zodResolver(rejectionWords),
    defaultValues: { note: kindRejection(job.title) },
  });
  const many = plural(whom.count, 'applicant');

  if (result) return <RejectManyResult result={result} applications={whom.applications} onClose={onClose} />;
  return (
    <SendDialog
      form={form}
      title={`Reject ${many}?`}
      description="We’ll send each applicant your message straight away. You can’t undo this."
      confirmLabel={`Reject ${many}`}
      tone="danger"
      busyLabel="Rejecting"
      failedTitle="We couldn’t reject the applicants"
      onSend={async ({ note }) => {
        const answer = await reject.mutateAsync({ params: { jobId: job.id }, body: { ...whom.chosen, note } });
        onDone();
        if (answer.notOpen.length > 0) return setResult(answer);
        toast({
          title: `${plural(answer.rejected.length, 'applicant')} rejected`,
          description: 'We’ve sent them your message.',
        });
        onClose();
      }}
      onSent={null}
      onOutdated={null}
      onClose={onClose}
    >
      <p>
        <span className="font-semibold">To: </span>
        {whomWords(whom)}
      </p>
      <FormField
        control={form.control}
        name="note"
        label="Message"
        hint="We’ve drafted one for you to edit. Each applicant receives it privately."
        required
      >
        {(field) => <Textarea {...field} rows={6} limit={longest(rejectionWords.shape.note)} />}
      </FormField>
    </SendDialog>
  );
}
