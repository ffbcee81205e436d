import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { rehireAddress, teamAddress } from '#contract/site/portal-addresses.ts';
import { rehireLimits } from '#contract/trust/rehire-options.ts';
import { teamWorkQuery } from '#web/features/engagements/team/api.ts';
import { TeamJobChoice } from '#web/features/engagements/team/job-choice.tsx';
import { NoReps } from '#web/features/engagements/team/reps.tsx';
import { ownJobQuery } from '#web/features/jobs/own/own-jobs-api.ts';
import { salesTermsQuery } from '#web/features/jobs/sales-terms/api.ts';
import { NotLoaded } from '#web/features/lists/not-loaded.tsx';
import { SentRehires } from '#web/features/rehire/sent.tsx';
import { TeamForm } from '#web/features/rehire/team-form.tsx';
import { PageHeader } from '#web/features/shell/page-header.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { BackLink } from '#web/ui/back-link.tsx';

export const meta = () => pageMeta({ title: 'Hire a team again', hidden: true });

/** Invites a whole team, or some of it, to another day in one act. */
export default function RehireTeam() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const named = search.get('job') ?? undefined;
  const gigs = useInfiniteQuery(teamWorkQuery());
  const [latest] = gigs.data?.pages.flatMap(({ items }) => items) ?? [];
  // The last job, until another is chosen.
  const jobId = named ?? latest?.jobId;
  return (
    <div className="max-w-4xl">
      <PageHeader
        above={<BackLink to={teamAddress({ show: 'reps' })}>My Team</BackLink>}
        title="Hire a team again"
        description="Post the same job for another day and invite the reps you know, all together."
      />
      <div className="grid gap-6">
        {gigs.data ? (
          jobId ? (
            <>
              <TeamJobChoice
                jobId={jobId}
                label="Team from"
                onChoose={(job) => void navigate(rehireAddress(job), { replace: true, preventScrollReset: true })}
              />
              <Team key={jobId} jobId={jobId} />
            </>
          ) : (
            <NoReps />
          )
        ) : (
          <NotLoaded query={gigs} label="Loading your team" />
        )}
        <SentRehires />
      </div>
    </div>
  );
}

function Team({ jobId }: { readonly jobId: string }) {
  const job = useQuery(ownJobQuery(jobId));
  const gigs = useInfiniteQuery(teamWorkQuery(jobId));
  const sales = useQuery(salesTermsQuery(jobId));
  const [now] = useState(() => new Date());
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = gigs;
  const all = data?.pages.flatMap(({ items }) => items) ?? [];
  // The whole team, as far as it can be invited together.
  const incomplete = hasNextPage && all.length < rehireLimits.reps;
  const more = incomplete && !isFetching && !isError;
  useEffect(() => {
    if (more) void fetchNextPage();
  }, [more, fetchNextPage]);
  if (!job.data) return <NotLoaded query={job} label="Loading the job" />;
  if (!sales.data) return <NotLoaded query={sales} label="Loading what sales pay" />;
  if (!data || incomplete) return <NotLoaded query={gigs} label="Loading the team" />;
  const team = all
    .slice(0, rehireLimits.reps)
    .map(({ id, repName }) => ({ engagementId: id, repName }))
    .toSorted((one, other) => one.repName.localeCompare(other.repName));
  const { terms } = sales.data;
  return team.length > 0 ? <TeamForm job={job.data} team={team} salesTerms={terms} now={now} /> : <NoReps />;
}
