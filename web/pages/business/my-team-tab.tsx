import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { reliabilityAddress, type TeamPart, teamAddress, teamParts } from '#contract/site/portal-addresses.ts';
import { FundingDue } from '#web/features/engagements/funding/due.tsx';
import { submittedHoursQuery } from '#web/features/engagements/team/api.ts';
import { TeamCodesCard } from '#web/features/engagements/team/codes-card.tsx';
import { TeamJobChoice } from '#web/features/engagements/team/job-choice.tsx';
import { TeamReps } from '#web/features/engagements/team/reps.tsx';
import { TeamSpend } from '#web/features/engagements/team/spend.tsx';
import { TeamSubmittedHours } from '#web/features/engagements/team/submitted-hours.tsx';
import { TeamWeek } from '#web/features/engagements/team/week.tsx';
import { TeamWorkList } from '#web/features/engagements/team/work-list.tsx';
import { MessageButton } from '#web/features/messaging/message-button.tsx';
import { RepPictureButton } from '#web/features/rehire/rep-picture-button.tsx';
import { DueReviews } from '#web/features/reviews/due-reviews.tsx';
import { PageHeader } from '#web/features/shell/page-header.tsx';
import { LazyPart, partOf } from '#web/ui/lazy-part.tsx';
import { SkeletonCards } from '#web/ui/skeleton-cards.tsx';
import { TabLinks } from '#web/ui/tab-links.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

const labels: Record<TeamPart, string> = {
  week: 'Week',
  'hand-ins': 'Hours to approve',
  work: 'All gigs',
  reps: 'Reps',
  spend: 'Hours and spend',
  sales: 'Sales',
};

const sales = partOf(() => import('#web/features/engagements/sales/view.tsx'));

/** The reps who work for the business: who comes when, what waits, and the cost. */
export default function MyTeamTab() {
  const [search] = useSearchParams();
  const part = teamParts.find((one) => one === search.get('show')) ?? 'week';
  const jobId = search.get('job') ?? undefined;
  const waiting = useInfiniteQuery(submittedHoursQuery);
  const shown = waiting.data?.pages.flatMap(({ items }) => items).length;
  return (
    <>
      <PageHeader title="My Team" description="Your reps, their gigs and what they cost." />
      <TabLinks
        label="Parts of My Team"
        className="mb-5"
        tabs={teamParts.map((one) => ({
          to: teamAddress({ show: one === 'week' ? undefined : one }),
          label: labels[one],
          count: one === 'hand-ins' ? shown : undefined,
          active: one === part,
        }))}
      />
      {part === 'week' ? (
        <>
          <JobChoice part={part} jobId={jobId} />
          <div className="grid gap-6">
            <FundingDue />
            <DueReviews side="business" />
            <TeamCodesCard jobId={jobId} />
            <TeamWeek jobId={jobId} />
          </div>
        </>
      ) : null}
      {part === 'hand-ins' ? <TeamSubmittedHours /> : null}
      {part === 'work' ? (
        <>
          <JobChoice part={part} jobId={jobId} />
          <TeamWorkList jobId={jobId} />
        </>
      ) : null}
      {part === 'reps' ? (
        <TeamReps
          favourites={search.get('favourites') === 'true'}
          actions={({ engagementId, repName }) => <RepPictureButton engagementId={engagementId} repName={repName} />}
        />
      ) : null}
      {part === 'spend' ? <TeamSpend /> : null}
      {part === 'sales' ? (
        <>
          <JobChoice part={part} jobId={jobId} />
          <LazyPart part={sales} fallback={<SkeletonCards count={2} label="Loading sales" />}>
            {(Sales) => <Sales jobId={jobId} />}
          </LazyPart>
        </>
      ) : null}
      <p className="mt-8">
        <TextLink to={reliabilityAddress('business')}>Your reliability</TextLink>
      </p>
    </>
  );
}

function JobChoice({ part, jobId }: { readonly part: 'week' | 'work' | 'sales'; readonly jobId: string | undefined }) {
  const navigate = useNavigate();
  const show = part === 'week' ? undefined : part;
  return (
    <div className="mb-5 flex flex-wrap items-end gap-3">
      <TeamJobChoice
        jobId={jobId}
        onChoose={(job) => void navigate(teamAddress({ show, job }), { replace: true, preventScrollReset: true })}
      />
      {jobId === undefined ? null : (
        <MessageButton about={{ jobId }} side="business" size="medium">
          Message all hired
        </MessageButton>
      )}
    </div>
  );
}
