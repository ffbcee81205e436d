import { QrCode } from 'lucide-react';
import { Navigate, useSearchParams } from 'react-router';
import { engagementTimes } from '#contract/agreed-terms.ts';
import { repTabAddress, workAddress } from '#contract/site/portal-addresses.ts';
import { worksToday } from '#web/features/engagements/work/due-action.ts';
import { WorkTile } from '#web/features/engagements/work/tile.tsx';
import { useRunningWork } from '#web/features/engagements/work/use-running-work.ts';
import { NotLoaded } from '#web/features/lists/not-loaded.tsx';
import { PageHeader } from '#web/features/shell/page-header.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';

export const meta = () => pageMeta({ title: 'Check in', hidden: true });

/** The target of the business's code that a rep scans: the gig it is for. */
export default function RepCheckIn() {
  const [search] = useSearchParams();
  const { data, error, isFetching, refetch } = useRunningWork();
  const header = <PageHeader above={<BackLink to={repTabAddress('my-work')}>My Work</BackLink>} title="Check in" />;
  if (!data)
    return (
      <>
        {header}
        <NotLoaded query={{ error, isFetching, refetch }} label="Loading your gigs" count={1} />
      </>
    );
  const now = new Date(data.now);
  const code = search.get('code') ?? undefined;
  const works = worksToday(data.items, now, search.get('job'));
  const [only, other] = works;
  if (only && !other) return <Navigate replace to={workAddress(only.id, code)} />;
  return (
    <>
      {header}
      {only ? (
        <ul className="grid gap-4">
          {works.map((work) => (
            <li key={work.id} className="min-w-0">
              <WorkTile work={work} now={now} toDo code={code} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState
          icon={<QrCode aria-hidden="true" />}
          title="No gig to check in to right now"
          action={<LinkButton to={repTabAddress('my-work')}>My Work</LinkButton>}
        >
          You can check in to a funded gig from {engagementTimes.checkInEarlyMinutes} minutes before the start.
        </EmptyState>
      )}
    </>
  );
}
