import { useMutation } from '@tanstack/react-query';
import type { OwnJobDetail } from '#contract/jobs/own-jobs.ts';
import { ownJobsApi } from '#contract/jobs/own-jobs.ts';
import { nextApplicantLimit } from '#domain/jobs/enough-applicants.ts';
import { isVisibleToReps } from '#domain/jobs/job-lifecycle.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { failureToast } from '#web/lib/failure-toast.ts';
import { toast } from '#web/lib/toast.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';

/** The job has reached its limit of applicants; one click raises it. */
export function ApplicantLimitNote({ job }: { readonly job: OwnJobDetail }) {
  const limit = useMutation(mutationOf(ownJobsApi.limitApplicants));
  const { most, open } = job.applicantLimit;
  if (most === null || open < most || !isVisibleToReps(job.status)) return null;
  const next = nextApplicantLimit(most, open);

  async function take(wanted: number | null) {
    try {
      await limit.mutateAsync({ params: { jobId: job.id }, body: { most: wanted } });
      toast({
        title: wanted === null ? 'All reps can apply now' : `Up to ${wanted} reps can apply now`,
        description: 'We’ve notified reps who saved the job.',
      });
      // The pressed button disappears.
      document.getElementById('applicants')?.focus();
    } catch (error) {
      failureToast('We couldn’t change the limit', error);
    }
  }

  return (
    <Alert tone="info" title="Enough applicants for now" className="mb-6">
      <p>
        You have {open} open applications, so new reps can’t apply at the moment. Each applicant you reject makes room
        for another. Reps you invite can still apply.
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button variant="secondary" full="phone" busy={limit.isPending} onClick={() => void take(next)}>
          Accept up to {next} applications
        </Button>
        <Button variant="ghost" full="phone" disabled={limit.isPending} onClick={() => void take(null)}>
          Accept all applications
        </Button>
      </div>
    </Alert>
  );
}
