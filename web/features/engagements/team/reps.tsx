import { useInfiniteQuery } from '@tanstack/react-query';
import { CalendarPlus, Star, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import type { TeamRep } from '#contract/engagements/team.ts';
import { businessTabAddress, rehireAddress, teamAddress, teamWorkAddress } from '#contract/site/portal-addresses.ts';
import { GiveButton } from '#web/features/courses/gifts/give-button.tsx';
import { PagedList } from '#web/features/lists/paged-list.tsx';
import { MessageButton } from '#web/features/messaging/message-button.tsx';
import { plural } from '#web/lib/format.ts';
import { formatAgo } from '#web/lib/format-time.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { TabLinks } from '#web/ui/tab-links.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { teamRepsQuery } from './api.ts';
import { HireAgain } from './hire-again.tsx';
import { TeamStar } from './star.tsx';

interface TeamRepsProps {
  readonly favourites: boolean;
  /** What else can be done about a rep, of features above this one. */
  readonly actions: (rep: TeamRep) => ReactNode;
}

/** All reps who work or worked for the business, or its favourites among them. */
export function TeamReps({ favourites, actions }: TeamRepsProps) {
  const query = useInfiniteQuery(teamRepsQuery(favourites));
  return (
    <>
      <TabLinks
        label="Which reps"
        className="mb-5"
        tabs={[
          { to: teamAddress({ show: 'reps' }), label: 'All reps', active: !favourites },
          { to: teamAddress({ show: 'reps', favourites: 'true' }), label: 'Favourites', active: favourites },
        ]}
      />
      <LinkButton
        to={rehireAddress()}
        variant="secondary"
        full="phone"
        className="mb-5"
        icon={<CalendarPlus aria-hidden="true" className="size-4.5" />}
      >
        Hire a team again
      </LinkButton>
      <PagedList
        query={query}
        noun="rep"
        keyOf={({ engagementId }) => engagementId}
        empty={favourites ? <NoFavourites /> : <NoReps />}
      >
        {(rep) => <RepCard rep={rep} actions={actions(rep)} />}
      </PagedList>
    </>
  );
}

function RepCard({ rep, actions }: { readonly rep: TeamRep; readonly actions: ReactNode }) {
  const { engagementId, applicationId, jobId, jobTitle, repName, acceptedAt, times, favourite, gone } = rep;
  return (
    <article aria-label={repName} className="rounded-card border border-line bg-surface p-(--gutter) shadow-card">
      <header className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="text-lg leading-6 wrap-anywhere">{repName}</h2>
          <p className="mt-1 text-ink-soft wrap-anywhere">
            {times > 1 ? `Booked ${plural(times, 'time')}, last for ` : 'Accepted for '}
            <TextLink to={teamWorkAddress(engagementId)}>
              {jobTitle}
              <span className="sr-only"> with {repName}</span>
            </TextLink>{' '}
            {formatAgo(acceptedAt)}
          </p>
        </div>
        {gone ? null : <TeamStar engagementId={engagementId} repName={repName} favourite={favourite} />}
      </header>
      {gone ? null : (
        <div className="mt-4 flex flex-col gap-3 md:flex-row md:flex-wrap">
          <MessageButton about={{ applicationId }} side="business" to={repName} size="medium" full="phone" />
          <HireAgain engagementId={engagementId} jobId={jobId} repName={repName} />
          <GiveButton applicationId={applicationId} repName={repName} />
          {actions}
        </div>
      )}
    </article>
  );
}

function NoFavourites() {
  return (
    <EmptyState
      icon={<Star aria-hidden="true" />}
      title="No favourites yet"
      action={
        <LinkButton to={teamAddress({ show: 'reps' })} variant="secondary">
          Show all reps
        </LinkButton>
      }
    >
      Press the star next to a rep you’d book again. They never see it.
    </EmptyState>
  );
}

export function NoReps() {
  return (
    <EmptyState
      icon={<UsersRound aria-hidden="true" />}
      title="No reps yet"
      action={
        <LinkButton to={businessTabAddress('my-jobs')} variant="secondary">
          View my jobs
        </LinkButton>
      }
    >
      Reps you accept for a job appear here, with their days, hours and cost.
    </EmptyState>
  );
}
