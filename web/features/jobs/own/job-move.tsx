import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { JobSummary } from '#contract/jobs/jobs.ts';
import { ownJobsApi } from '#contract/jobs/own-jobs.ts';
import type { JobAction } from '#domain/jobs/job-lifecycle.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { failureToast } from '#web/lib/failure-toast.ts';
import { toast } from '#web/lib/toast.ts';
import { AlertDialog } from '#web/ui/alert-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { jobActionTexts } from './own-job-texts.ts';

interface MoveJobProps {
  readonly job: Pick<JobSummary, 'id' | 'title'>;
  readonly action: Exclude<JobAction, 'reopen'>;
}

/** Pauses, fills or closes a job: immediately, or after a confirmation. */
export function MoveJob({ job, action }: MoveJobProps) {
  const [open, setOpen] = useState(false);
  const move = useMutation(mutationOf(ownJobsApi[action]));
  const { button, done, doneDetail, question } = jobActionTexts[action];

  // Not the callbacks of `mutate`: this button unmounts as soon as the job's status changes, and they with it.
  async function run() {
    try {
      await move.mutateAsync({ params: { jobId: job.id } });
      toast({ title: done, description: doneDetail });
    } catch (error) {
      failureToast('We couldn’t update the job', error);
    }
    setOpen(false);
  }

  if (!question) {
    return (
      <Button variant="secondary" full="phone" busy={move.isPending} onClick={() => void run()}>
        {button}
      </Button>
    );
  }
  return (
    <AlertDialog
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button variant="secondary" full="phone">
          {button}
        </Button>
      }
      title={question.title}
      description={question.text(job.title)}
      confirmLabel={question.confirm}
      tone={action === 'close' ? 'danger' : 'default'}
      busy={move.isPending}
      onConfirm={() => void run()}
    />
  );
}
