import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { jobModerationApi, takeDownAnswer } from '#contract/jobs/moderation.ts';
import { QueryTrouble } from '#web/features/lists/query-trouble.tsx';
import { mutationOf, queryOf } from '#web/lib/endpoint-queries.ts';
import { formatDateTime } from '#web/lib/format-time.ts';
import { longest } from '#web/lib/longest.ts';
import { SendDialog } from '#web/lib/send-dialog.tsx';
import { toast } from '#web/lib/toast.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { FormCheckbox } from '#web/ui/form-checkbox.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { SkeletonText } from '#web/ui/skeleton-text.tsx';
import { Textarea } from '#web/ui/textarea.tsx';

const takeDownQuery = (jobId: string) => queryOf(jobModerationApi.takeDown, { params: { jobId } });

/** For a business whose job was taken down: the reason, its options, and its appeal. */
export function TakeDownNotice({ jobId }: { readonly jobId: string }) {
  const [answering, setAnswering] = useState(false);
  const { data, error, isFetching, refetch } = useQuery(takeDownQuery(jobId));
  if (error && !data) return <QueryTrouble error={error} busy={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonText lines={3} />;
  return (
    <>
      <Alert tone="danger" title={`Our team took this job down on ${formatDateTime(data.takenDownAt)}`}>
        <p className="wrap-anywhere whitespace-pre-line">{data.reason}</p>
        <p className="mt-2">
          Reps can’t find it or apply, and you can’t hire for it. Agreed gigs continue. You can edit the job, reply to
          us and ask us to restore it.
        </p>
        {data.answers.length > 0 ? (
          <ul className="mt-3 grid gap-2" aria-label="Your replies">
            {data.answers.map(({ text, asksBack, createdAt }) => (
              <li key={createdAt} className="border-current/30 border-s-2 ps-3">
                <span className="block text-sm">
                  You, {formatDateTime(createdAt)}
                  {asksBack ? ', asking to restore the job' : ''}
                </span>
                <span className="wrap-anywhere whitespace-pre-line">{text}</span>
              </li>
            ))}
          </ul>
        ) : null}
        {data.waiting ? <p className="mt-3 font-semibold">Our team has your reply and will decide.</p> : null}
        <Button
          variant="secondary"
          size="small"
          className="mt-3"
          disabledReason={
            data.answersLeft === 0 ? 'You’ve replied five times. Contact support if you need more help.' : null
          }
          onClick={() => setAnswering(true)}
        >
          Reply to our team{' '}
        </Button>
      </Alert>
      {answering ? <AnswerDialog jobId={jobId} onClose={() => setAnswering(false)} /> : null}
    </>
  );
}

function AnswerDialog({ jobId, onClose }: { readonly jobId: string; readonly onClose: () => void }) {
  const queries = useQueryClient();
  const answer = useMutation(mutationOf(jobModerationApi.answer));
  const form = useForm({ resolver: zodResolver(takeDownAnswer), defaultValues: { text: '', asksBack: true } });
  return (
    <SendDialog
      form={form}
      title="Reply to our team"
      description="Our team will read your reply and review the job. If the job needs changes, edit it first."
      confirmLabel="Send reply"
      failedTitle="We couldn’t send your reply"
      onSend={async (body) => {
        const shown = await answer.mutateAsync({ params: { jobId }, body });
        queries.setQueryData(takeDownQuery(jobId).queryKey, shown);
        toast({ title: 'Reply sent', description: 'We’ll notify you when our team has decided.' });
      }}
      onClose={onClose}
    >
      <FormField control={form.control} name="text" label="Your reply" required>
        {(field) => <Textarea {...field} rows={5} limit={longest(takeDownAnswer.shape.text)} />}
      </FormField>
      <FormCheckbox control={form.control} name="asksBack" label="Ask to restore the job" />
    </SendDialog>
  );
}
