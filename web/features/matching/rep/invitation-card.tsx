import { useMutation } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { type RepInvitation, suggestionsApi } from '#contract/matching/suggestions.ts';
import { jobForRepAddress } from '#contract/site/portal-addresses.ts';
import { JobCard } from '#web/features/jobs/job-card.tsx';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { failureToast } from '#web/lib/failure-toast.ts';
import { formatAgo } from '#web/lib/format-time.ts';
import { toast } from '#web/lib/toast.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';

interface InvitationCardProps {
  readonly invitation: RepInvitation;
  readonly onDeclined: () => void;
}

/** A business's invitation to apply for this job. */
export function InvitationCard({ invitation: { job, invitedAt, answer }, onDeclined }: InvitationCardProps) {
  const { search } = useLocation();
  const decline = useMutation(mutationOf(suggestionsApi.decline));
  async function notNow() {
    try {
      await decline.mutateAsync({ params: { jobId: job.id } });
      toast({ title: 'Not now', description: `We won’t tell ${job.companyName}. You can still apply.` });
      onDeclined();
    } catch (error) {
      failureToast('We couldn’t save your answer', error);
    }
  }
  return (
    <JobCard job={job} to={jobForRepAddress(job.id)} state={{ back: search }}>
      <p className="break-words">
        <strong>{job.companyName}</strong> invites you to apply · {formatAgo(invitedAt)}
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        {answer === 'applied' ? (
          <Badge tone="success">You applied</Badge>
        ) : (
          <LinkButton
            to={jobForRepAddress(job.id)}
            state={{ back: search }}
            variant={answer === null ? 'accent' : 'secondary'}
            aria-label={`Apply: ${job.title}`}
          >
            Apply
          </LinkButton>
        )}
        {answer === null ? (
          <Button
            variant="secondary"
            busy={decline.isPending}
            aria-label={`Not now: ${job.title}`}
            onClick={() => void notNow()}
          >
            Not now
          </Button>
        ) : null}
        {answer === 'declined' ? (
          <span className="text-ink-soft">You chose “Not now”. We didn’t tell them.</span>
        ) : null}
      </div>
    </JobCard>
  );
}
