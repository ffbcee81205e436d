import type { UseQueryResult } from '@tanstack/react-query';
import type { Gig } from '#contract/applications/gigs.ts';
import type { Result } from '#contract/endpoint.ts';
import type { Engagement, engagementsApi } from '#contract/engagements/engagements.ts';
import { nextShift } from '#domain/engagements/next-shift.ts';
import { addDays, dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import { NextGigs } from '#web/features/applications/gig/next-gigs.tsx';
import { useOurTime } from './use-our-time.ts';
import { dueActionOf, inOrder, milestoneNow } from './work/due-action.ts';
import { WorkTile } from './work/tile.tsx';
import type { RunningWork } from './work/use-running-work.ts';

/** Maximum shown here; the others are under My Work. */
const most = 3;

interface NextWorkProps {
  readonly running: RunningWork;
  readonly gigs: UseQueryResult<{ readonly items: readonly Gig[] }>;
}

/** The rep's next gigs: those paid here, then others. Renders nothing if there are none. */
export function NextWork({ running: { data, dataUpdatedAt }, gigs }: NextWorkProps) {
  const paidHere = new Set(data?.items.map(({ applicationId }) => applicationId));
  return (
    <>
      {data && data.items.length > 0 ? <Tiles running={data} at={dataUpdatedAt} /> : null}
      <NextGigs query={gigs} without={paidHere} />
    </>
  );
}

/** Gigs of today and tomorrow, above everything else: when, where, and the action due. */
export function NearWork({ running: { data, dataUpdatedAt } }: { readonly running: RunningWork }) {
  return data && data.items.length > 0 ? <Near running={data} at={dataUpdatedAt} /> : null;
}

function Near({ running, at }: TilesProps) {
  const now = useOurTime({ now: running.now, at });
  const works = inOrder(running.items, now).filter((work) => isNear(work, now));
  return <WorkTiles works={works} now={now} near />;
}

/** Its next shift is today or tomorrow. */
function isNear(work: Engagement, now: Date): boolean {
  const shift = nextShift(work, now);
  return shift !== null && shift.day <= addDays(dayInSouthAfrica(now), 1);
}

interface TilesProps {
  readonly running: Result<typeof engagementsApi.running>;
  readonly at: number;
}

function Tiles({ running, at }: TilesProps) {
  const now = useOurTime({ now: running.now, at });
  const works = inOrder(running.items, now).filter((work) => {
    const milestone = milestoneNow(work, now);
    return (
      !isNear(work, now) && (nextShift(work, now) !== null || (milestone && dueActionOf(work, milestone, now) !== null))
    );
  });
  return <WorkTiles works={works} now={now} />;
}

interface WorkTilesProps {
  readonly works: readonly Engagement[];
  readonly now: Date;
  readonly near?: boolean;
}

function WorkTiles({ works, now, near = false }: WorkTilesProps) {
  if (works.length === 0) return null;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2 lg:*:only:col-span-2">
      {works.slice(0, most).map((work) => (
        <WorkTile key={work.id} work={work} now={now} level={2} toDo near={near} />
      ))}
    </div>
  );
}
