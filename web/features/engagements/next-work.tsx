import type { UseQueryResult } from '@tanstack/react-query';
import type { Gig } from '#contract/applications/gigs.ts';
import type { Result } from '#contract/endpoint.ts';
import type { engagementsApi } from '#contract/engagements/engagements.ts';
import { NextGigs } from '#web/features/applications/gig/next-gigs.tsx';
import { useOurTime } from './use-our-time.ts';
import type { RunningWork } from './work-running.tsx';
import { deedOf, inOrder, milestoneNow, nextShift } from './work-stand.ts';
import { WorkTile } from './work-tile.tsx';

interface NextWorkProps {
  readonly running: RunningWork;
  readonly gigs: UseQueryResult<{ readonly items: readonly Gig[] }>;
}

/** What a rep does next: the work that is paid here, then the gigs that are not. Nothing where there is none. */
export function NextWork({ running: { data, dataUpdatedAt }, gigs }: NextWorkProps) {
  const paidHere = new Set(data?.items.map(({ applicationId }) => applicationId));
  return (
    <>
      {data && data.items.length > 0 ? <Tiles running={data} at={dataUpdatedAt} /> : null}
      <NextGigs query={gigs} without={paidHere} />
    </>
  );
}

/** So many are named; the others stand under My Work. */
const most = 3;

function Tiles({ running, at }: { readonly running: Result<typeof engagementsApi.running>; readonly at: number }) {
  const now = useOurTime({ now: running.now, at });
  const works = inOrder(running.items, now).filter((work) => {
    const milestone = milestoneNow(work, now);
    return nextShift(work, now) !== null || (milestone && deedOf(work, milestone, now) !== null);
  });
  if (works.length === 0) return null;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2 lg:*:only:col-span-2">
      {works.slice(0, most).map((work) => (
        <WorkTile key={work.id} work={work} now={now} level={2} toDo />
      ))}
    </div>
  );
}
