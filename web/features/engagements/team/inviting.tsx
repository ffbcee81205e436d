import { useMutation, useQuery } from '@tanstack/react-query';
import { teamApi } from '#contract/engagements/team.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { failureToast } from '#web/lib/failure-toast.ts';
import { isAwaited } from '#web/lib/is-awaited.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Pending } from '#web/ui/pending.tsx';
import { oneWorkQuery } from './api.ts';

/** Above a job posted for a rep who worked here before. */
export function InvitingNotice({ engagementId }: { readonly engagementId: string }) {
  const work = useQuery(oneWorkQuery(engagementId));
  const { data } = work;
  if (!data) return isAwaited(work) ? <Pending /> : null;
  return (
    <Alert title={`For ${data.repName} and all other reps`}>
      When you post this job, we’ll notify {data.repName}, who can then apply. Saving a draft doesn’t notify anyone.
    </Alert>
  );
}

/** Invites the rep of an earlier gig to a job that was just posted; does nothing without one. */
export function useInviteOncePosted(engagementId: string | null): (jobId: string) => Promise<void> {
  const invite = useMutation(mutationOf(teamApi.invite));
  return async (jobId) => {
    if (engagementId === null) return;
    // The job is live whether or not this works.
    await invite
      .mutateAsync({ params: { engagementId }, body: { jobId } })
      .catch((error) => failureToast('The job is posted, but we couldn’t notify the rep', error));
  };
}
