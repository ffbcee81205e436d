import { CalendarCheck } from 'lucide-react';
import { reliabilityAddress, repTabAddress } from '#contract/site/portal-addresses.ts';
import { useOurTime } from '#web/features/engagements/use-our-time.ts';
import { WorkPast } from '#web/features/engagements/work/past.tsx';
import { WorkRunning } from '#web/features/engagements/work/running.tsx';
import { useRunningWork } from '#web/features/engagements/work/use-running-work.ts';
import { NotLoaded } from '#web/features/lists/not-loaded.tsx';
import { RehireOffers } from '#web/features/rehire/offers.tsx';
import { PageHeader } from '#web/features/shell/page-header.tsx';
import { StandbyOffers } from '#web/features/standby/offers.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LazyPart, partOf } from '#web/ui/lazy-part.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

const days = partOf(() => import('#web/features/rehire/days-card.tsx'));

export default function MyWorkTab() {
  return (
    <>
      <PageHeader title="My Work" description="Your gigs and what to do next." brief />
      <RehireOffers />
      <StandbyOffers />
      <Work />
      <p className="mt-8">
        <TextLink to={reliabilityAddress('rep')}>Your reliability</TextLink>
      </p>
    </>
  );
}

function Work() {
  const running = useRunningWork();
  const { data, error, isFetching, refetch, dataUpdatedAt } = running;
  if (!data) return <NotLoaded query={{ error, isFetching, refetch }} label="Loading your gigs" count={2} />;
  return (
    <div className="grid gap-8">
      {data.items.length > 0 ? (
        <WorkRunning running={data} at={dataUpdatedAt} look={refetch} />
      ) : (
        <EmptyState
          icon={<CalendarCheck aria-hidden="true" />}
          title="No gigs at the moment"
          action={
            <LinkButton to={repTabAddress('browse-jobs')} variant="accent">
              Browse Jobs
            </LinkButton>
          }
        >
          When a business accepts you, the gig appears here with its time, place, pay and next step.
        </EmptyState>
      )}
      <LazyPart part={days} fallback={null}>
        {(Days) => <Days running={data} />}
      </LazyPart>
      <Past now={data.now} at={dataUpdatedAt} />
    </div>
  );
}

const Past = (ourTime: { readonly now: string; readonly at: number }) => <WorkPast now={useOurTime(ourTime)} />;
