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

/** The job takes nobody else for the moment; one click takes more. */
export function ApplicantLimitNote({ job }: { readonly job: OwnJobDetail }) {
  const limit = useMutation(mutationOf(ownJobsApi.limitApplicants));
  const { most, open } = job.applicantLimit;
  if (most === null || open < most || !isVisibleToReps(job.status)) return null;
  const next = nextApplicantLimit(most, open);

  async function take(wanted: number | null) {
    try {
      await limit.mutateAsync({ params: { jobId: job.id }, body: { most: wanted } });
      toast({
        title: wanted === null ? 'The job takes all who apply' : `The job takes up to ${wanted} applicants`,
        description: 'Reps who saved it meanwhile are told.',
      });
      // The button that was pressed is gone.
      document.getElementById('applicants')?.focus();
    } catch (error) {
      failureToast('Nothing was changed', error);
    }
  }

  return (
    <Alert tone="info" title="Enough applicants for now" className="mb-6">
      <p>
        {open} applied and are not turned down, and reps read that you have enough to look at. Whoever you reject makes
        room for somebody else, and whom you invite can apply all the same.
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button variant="secondary" full="phone" busy={limit.isPending} onClick={() => void take(next)}>
          Take more applicants, up to {next}
        </Button>
        <Button variant="ghost" full="phone" disabled={limit.isPending} onClick={() => void take(null)}>
          Take all who apply
        </Button>
      </div>
    </Alert>
  );
}
