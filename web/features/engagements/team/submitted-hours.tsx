import { useInfiniteQuery } from '@tanstack/react-query';
import { CircleCheckBig } from 'lucide-react';
import { engagementLimits, engagementTimes } from '#contract/agreed-terms.ts';
import type { OpenHoursSubmission } from '#contract/engagements/team.ts';
import { ownJobAddress, teamAddress, teamWorkAddress } from '#contract/site/portal-addresses.ts';
import { PagedList } from '#web/features/lists/paged-list.tsx';
import { formatRand } from '#web/lib/format.ts';
import { formatAgo, formatUntil } from '#web/lib/format-time.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { linkAsSide } from '../shown-pictures.tsx';
import { submittedHoursQuery } from './api.ts';
import { HoursLines } from './hours-lines.tsx';
import { TeamMoves } from './moves.tsx';

/** Submitted hours that the business has yet to approve, the earliest deadline first. */
export function TeamSubmittedHours() {
  const query = useInfiniteQuery(submittedHoursQuery);
  return (
    <PagedList
      query={query}
      noun="submission"
      keyOf={({ milestoneId }) => milestoneId}
      empty={
        <EmptyState
          icon={<CircleCheckBig aria-hidden="true" />}
          title="No hours to approve"
          action={
            <LinkButton to={teamAddress()} variant="secondary">
              View this week
            </LinkButton>
          }
        >
          You’ll approve hours here once a rep submits them. If you don’t respond within {engagementTimes.acceptHours}{' '}
          hours, we’ll approve them for you.
        </EmptyState>
      }
    >
      {(submission) => <SubmittedHoursCard submission={submission} />}
    </PagedList>
  );
}

function SubmittedHoursCard({ submission }: { readonly submission: OpenHoursSubmission }) {
  const { engagementId, jobId, jobTitle, repName, milestone, milestones, lines, handedInAt, dueAt } = submission;
  const mayAsk = submission.changesRequested < engagementLimits.changeRequests;
  const movesOpen = mayAsk ? (['accept', 'request_changes', 'dispute'] as const) : (['accept', 'dispute'] as const);
  return (
    <article
      aria-label={`${repName}’s hours`}
      className="rounded-card border border-line bg-surface p-(--gutter) shadow-card md:p-6"
    >
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-52">
          <h2 className="text-lg leading-6 wrap-anywhere">
            <TextLink to={teamWorkAddress(engagementId)}>{repName}</TextLink>
          </h2>
          <p className="mt-1 text-ink-soft wrap-anywhere">
            <TextLink to={ownJobAddress(jobId)}>{jobTitle}</TextLink>
            {milestones > 1 ? ` · week ${milestone} of ${milestones}` : ''}
            {handedInAt ? ` · ${formatAgo(handedInAt)}` : ''}
          </p>
        </div>
        <p className="rounded-control bg-accent-soft px-3 py-1.5 text-on-accent-soft text-sm">
          Approved automatically after <strong className="font-semibold">{formatUntil(dueAt)}</strong>
        </p>
      </header>
      <div className="mt-4">
        {lines.length > 0 ? (
          <HoursLines {...submission} linkOf={linkAsSide(engagementId)} />
        ) : (
          <p>{repName} didn’t submit hours in time, so we used the check-in records.</p>
        )}
      </div>
      <p className="mt-2 font-semibold">{formatRand(submission.heldCents)} is held for these hours.</p>
      <div className="mt-4">
        <TeamMoves
          engagementId={engagementId}
          repName={repName}
          milestone={{ number: milestone, movesOpen: [...movesOpen], payCents: submission.payCents }}
        />
      </div>
    </article>
  );
}
