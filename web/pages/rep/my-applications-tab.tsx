import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { type TrackerGroup, trackerGroups } from '#contract/applications/options.ts';
import { paidDirectly } from '#contract/site/gig-words.ts';
import { jobForRepAddress, repTabAddress, trackerAddress } from '#contract/site/portal-addresses.ts';
import { trackedQuery, trackerCountsQuery, trackerQuery } from '#web/features/applications/api.ts';
import { AcceptedGig } from '#web/features/applications/gig/accepted-gig.tsx';
import { TrackerCard } from '#web/features/applications/tracker-card.tsx';
import { AcceptedWork } from '#web/features/engagements/accepted-work.tsx';
import { JobPay } from '#web/features/jobs/job-pay.tsx';
import { PagedList } from '#web/features/lists/paged-list.tsx';
import { Face } from '#web/features/marketing/face.tsx';
import { PageHeader } from '#web/features/shell/page-header.tsx';
import { StandbyOffers } from '#web/features/standby/offers.tsx';
import { BackLink } from '#web/ui/back-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { TabLinks } from '#web/ui/tab-links.tsx';

const labels: Record<TrackerGroup, string> = {
  all: 'All',
  pending: 'Pending',
  interview: 'Interview',
  completed: 'Completed',
};

const nothing: Record<TrackerGroup, string> = {
  all: 'No applications yet',
  pending: 'No applications awaiting an answer',
  interview: 'No interviews at the moment',
  completed: 'No decisions yet',
};

export default function MyApplicationsTab() {
  const [search] = useSearchParams();
  const active = trackerGroups.find((group) => group === search.get('show')) ?? 'all';
  const counts = useQuery(trackerCountsQuery);
  const alone = search.get('application');
  const applications = useInfiniteQuery(alone === null ? trackerQuery(active) : trackedQuery(alone));
  const elsewhere = (alone !== null || active !== 'all') && (counts.data?.all ?? 0) > 0;
  return (
    <>
      <PageHeader
        above={alone === null ? null : <BackLink to={trackerAddress()}>All your applications</BackLink>}
        title="My Applications"
        description="Changes appear here automatically."
      />
      <StandbyOffers />
      {alone === null ? (
        <TabLinks
          label="Applications by status"
          className="mb-5"
          tabs={trackerGroups.map((group) => ({
            to: trackerAddress(group),
            label: labels[group],
            count: counts.data?.[group],
            active: group === active,
          }))}
        />
      ) : null}
      <PagedList
        query={applications}
        noun="application"
        keyOf={({ id }) => id}
        empty={
          elsewhere ? (
            <EmptyState
              icon={<Face of="Lerato Molefe" />}
              title={alone === null ? nothing[active] : 'This application is no longer available'}
              action={<LinkButton to={trackerAddress()}>View all applications</LinkButton>}
            >
              An application moves here when the business responds.
            </EmptyState>
          ) : (
            <EmptyState
              icon={<Face of="Lerato Molefe" />}
              title={nothing[active]}
              action={
                <LinkButton to={repTabAddress('browse-jobs')} variant="accent">
                  Browse Jobs
                </LinkButton>
              }
            >
              Find a gig that suits you and tell the business why.
            </EmptyState>
          )
        }
      >
        {(application) => (
          <TrackerCard
            application={application}
            to={jobForRepAddress(application.job.id)}
            accepted={
              <AcceptedWork applicationId={application.id} level={4}>
                <JobPay job={application.job} />
                <p className="text-[0.9375rem] text-ink-soft">{paidDirectly.rep}</p>
                <AcceptedGig applicationId={application.id} level={4} />
              </AcceptedWork>
            }
          />
        )}
      </PagedList>
    </>
  );
}
