import { useMutation, useQuery } from '@tanstack/react-query';
import { Repeat, Send } from 'lucide-react';
import { useState } from 'react';
import { teamApi } from '#contract/engagements/team.ts';
import { ownJobsApi } from '#contract/jobs/own-jobs.ts';
import { newJobAddress, ownJobAddress } from '#contract/site/portal-addresses.ts';
import { QueryTrouble } from '#web/features/lists/query-trouble.tsx';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { failureToast } from '#web/lib/failure-toast.ts';
import { toast } from '#web/lib/toast.ts';
import { useTrialRefusal } from '#web/lib/trial-closed.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { SkeletonText } from '#web/ui/skeleton-text.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { aroundQuery } from './api.ts';

interface HireAgainProps {
  readonly engagementId: string;
  readonly jobId: string;
  readonly repName: string;
}

/** Posts the same job again and notifies the rep, or invites the rep to a job that is open already. */
export function HireAgain({ engagementId, jobId, repName }: HireAgainProps) {
  const closed = useTrialRefusal(ownJobsApi.post);
  const [choosing, setChoosing] = useState(false);
  if (closed !== null) return null;
  return (
    <div className="flex flex-col gap-3 md:flex-row md:flex-wrap">
      <LinkButton
        to={newJobAddress(jobId, engagementId)}
        variant="secondary"
        full="phone"
        icon={<Repeat aria-hidden="true" className="size-4.5" />}
      >
        Hire again<span className="sr-only">: {repName}</span>
      </LinkButton>
      <Button
        variant="ghost"
        full="phone"
        icon={<Send aria-hidden="true" className="size-4.5" />}
        onClick={() => setChoosing(true)}
      >
        Invite to an open job<span className="sr-only">: {repName}</span>
      </Button>
      <Dialog
        open={choosing}
        onOpenChange={setChoosing}
        title={`Invite ${repName}`}
        description="We’ll notify them about the job, and they can apply if it suits them."
      >
        <OpenJobs engagementId={engagementId} jobId={jobId} repName={repName} />
      </Dialog>
    </div>
  );
}

function OpenJobs({ engagementId, jobId, repName }: HireAgainProps) {
  const query = useQuery(aroundQuery(engagementId));
  const invite = useMutation(mutationOf(teamApi.invite));
  if (!query.data)
    return query.error ? (
      <QueryTrouble error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />
    ) : (
      <SkeletonText lines={3} />
    );
  const { openJobs } = query.data;
  if (openJobs.length === 0)
    return (
      <p>
        You have no other open job to invite {repName} to.{' '}
        <TextLink to={newJobAddress(jobId, engagementId)}>Post the same job again</TextLink>, and we’ll notify them.
      </p>
    );

  async function send(chosen: string) {
    try {
      await invite.mutateAsync({ params: { engagementId }, body: { jobId: chosen } });
      toast({ title: `${repName} has been invited`, description: 'We’ve notified them.' });
    } catch (error) {
      failureToast('We couldn’t invite them', error);
    }
  }

  return (
    <ul className="divide-y divide-line">
      {openJobs.map((job) => (
        <li key={job.jobId} className="flex flex-wrap items-center justify-between gap-3 py-3">
          <span className="min-w-0 flex-1 basis-40 wrap-anywhere">
            <TextLink to={ownJobAddress(job.jobId)}>{job.jobTitle}</TextLink>
          </span>
          {job.invited ? (
            <span className="text-ink-soft">Invited</span>
          ) : (
            <Button
              size="small"
              busy={invite.isPending && invite.variables.body.jobId === job.jobId}
              onClick={() => void send(job.jobId)}
            >
              Invite
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
