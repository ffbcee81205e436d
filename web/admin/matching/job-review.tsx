import { useQuery } from '@tanstack/react-query';
import type { MatchJobReview } from '#contract/matching/review.ts';
import { JobDescription } from '#web/features/jobs/job-description.tsx';
import { NotLoaded } from '#web/features/lists/not-loaded.tsx';
import { PageHeader } from '#web/features/shell/page-header.tsx';
import { formatAgo } from '#web/lib/format-time.ts';
import { Alert } from '#web/ui/alert.tsx';
import { BackLink } from '#web/ui/back-link.tsx';
import { matchJobQuery } from './api.ts';
import { matchPartAddress } from './desk-addresses.ts';
import { NextJob } from './next-job.tsx';
import { ProposalList } from './proposal-list.tsx';
import { useMatchClaim } from './use-match-claim.ts';

/** A job beside its proposed reps. Opening it is recorded, and claims it. */
export function JobReviewPage({ jobId }: { readonly jobId: string }) {
  const { data, error, isFetching, refetch } = useQuery(matchJobQuery(jobId));
  if (data && !error) return <Review found={data} />;
  return (
    <>
      <PageHeader title="Matches" above={<BackLink to={matchPartAddress('jobs')}>Back to the queue</BackLink>} />
      <NotLoaded query={{ error, isFetching, refetch }} label="Loading matches" />
    </>
  );
}

function Review({ found }: { readonly found: MatchJobReview }) {
  const { job, matchedAt, claim } = found;
  const { mine, taken, error } = useMatchClaim(job.id);
  return (
    <>
      <PageHeader
        title={job.title}
        above={<BackLink to={matchPartAddress('jobs')}>Back to the queue</BackLink>}
        description={`${job.companyName}, matched ${formatAgo(matchedAt)}`}
        action={<NextJob after={job.id} />}
      />
      {taken ? (
        <Alert
          tone="warning"
          title={claim && !claim.mine ? `${claim.by} is reviewing this job` : 'Another admin is reviewing this job'}
          announce
          className="mb-6"
        >
          You can view the matches but not decide. The job will be assigned to you when they finish or leave it.
        </Alert>
      ) : null}
      {error ? (
        <Alert tone="danger" title="We couldn’t assign the job to you" announce className="mb-6">
          {error.message}
        </Alert>
      ) : null}
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <section
          // biome-ignore lint/a11y/noNoninteractiveTabindex: an area that scrolls has to be reached by the keyboard
          tabIndex={0}
          aria-labelledby="the-job"
          className="min-w-0 xl:sticky xl:top-24 xl:max-h-[calc(100dvh-7rem)] xl:overflow-y-auto"
        >
          <h2 id="the-job" className="mb-3 text-xl">
            The job
          </h2>
          <JobDescription job={job} />
        </section>
        <ProposalList key={job.id} review={found} mine={mine} />
      </div>
    </>
  );
}
