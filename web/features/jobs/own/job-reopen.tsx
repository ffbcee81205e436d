import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type OwnJobDetail, ownJobsApi } from '#contract/jobs/own-jobs.ts';
import { mayEdit } from '#domain/jobs/job-lifecycle.ts';
import { dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { failureToast } from '#web/lib/failure-toast.ts';
import { toast } from '#web/lib/toast.ts';
import { useTrialRefusal } from '#web/lib/trial-closed.ts';
import { Button } from '#web/ui/button.tsx';
import { DuplicateDialog } from '../post/duplicate-dialog.tsx';
import { type Duplicate, duplicateOf } from '../post/duplicate-of.ts';
import { ReopenDialog } from './job-reopen-dialog.tsx';
import { jobActionTexts } from './own-job-texts.ts';
import { reopeningNeeds } from './reopening-needs.ts';

interface ReopenJobProps {
  readonly job: OwnJobDetail;
  readonly hiringRefusal: string | null;
}

/** Reopens applications: immediately, or after asking for what is missing. */
export function ReopenJob({ job, hiringRefusal }: ReopenJobProps) {
  const [open, setOpen] = useState(false);
  const [duplicate, setDuplicate] = useState<Duplicate | null>(null);
  const reopen = useMutation(mutationOf(ownJobsApi.reopen));
  const { button, done, doneDetail } = jobActionTexts.reopen;
  const needs = reopeningNeeds(job, job.applicants.accepted, dayInSouthAfrica(new Date()));
  const wayOut = mayEdit(job.status) ? 'Edit it first.' : `Duplicate it and post it with ${needs.other?.instead}.`;
  const trial = useTrialRefusal(ownJobsApi.reopen);
  const reason = trial ?? hiringRefusal ?? (needs.other ? `${needs.other.message} ${wayOut}` : null);

  // Not the callbacks of `mutate`: this button unmounts as soon as the job is open, and they with it.
  async function run() {
    try {
      await reopen.mutateAsync({ params: { jobId: job.id }, body: {} });
      toast({ title: done, description: doneDetail });
    } catch (error) {
      const found = duplicateOf(error);
      if (found) setDuplicate(found);
      else failureToast('We couldn’t reopen the job', error);
    }
  }

  return (
    <>
      <Button
        variant="primary"
        full="phone"
        busy={reopen.isPending}
        disabledReason={reason}
        onClick={() => (needs.closesOn || needs.positions ? setOpen(true) : void run())}
      >
        {button}
      </Button>
      {open ? <ReopenDialog job={job} needs={needs} onDuplicate={setDuplicate} onClose={() => setOpen(false)} /> : null}
      {duplicate ? <DuplicateDialog duplicate={duplicate} onClose={() => setDuplicate(null)} /> : null}
    </>
  );
}
