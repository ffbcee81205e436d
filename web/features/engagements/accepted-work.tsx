import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Engagement } from '#contract/engagements/engagements.ts';
import { NotLoaded } from '#web/features/lists/not-loaded.tsx';
import { useOurTime } from './use-our-time.ts';
import { workOfApplicationQuery } from './work/api.ts';
import { WorkTile } from './work/tile.tsx';

interface AcceptedWorkProps {
  readonly applicationId: string;
  readonly level?: 2 | 3 | 4;
  /** Shown instead for gigs that aren't paid here. */
  readonly children: ReactNode;
}

/** The gig that an acceptance began, in short, with a link. */
export function AcceptedWork({ applicationId, level = 3, children }: AcceptedWorkProps) {
  const { data, error, isFetching, refetch, dataUpdatedAt } = useQuery(workOfApplicationQuery(applicationId));
  if (data?.engagement)
    return <Tile work={data.engagement} ourTime={{ now: data.now, at: dataUpdatedAt }} level={level} />;
  if (data) return children;
  return <NotLoaded query={{ error, isFetching, refetch }} label="Loading your work" count={1} />;
}

interface TileProps extends Pick<AcceptedWorkProps, 'level'> {
  readonly work: Engagement;
  readonly ourTime: { readonly now: string; readonly at: number };
}

const Tile = ({ work, ourTime, level = 3 }: TileProps) => (
  <WorkTile work={work} now={useOurTime(ourTime)} level={level} toDo />
);
