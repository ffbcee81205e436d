import { useQuery } from '@tanstack/react-query';
import { gigsApi } from '#contract/applications/gigs.ts';
import { NotLoaded } from '#web/features/lists/not-loaded.tsx';
import { queryOf } from '#web/lib/endpoint-queries.ts';
import { GigCard } from './gig-card.tsx';

interface AcceptedGigProps {
  readonly applicationId: string;
  readonly level?: 2 | 3 | 4;
}

/** The gig of an application that was accepted. */
export function AcceptedGig({ applicationId, level = 3 }: AcceptedGigProps) {
  const query = useQuery(queryOf(gigsApi.show, { params: { applicationId } }));
  if (query.data) return <GigCard gig={query.data} level={level} />;
  return <NotLoaded query={query} label="Loading the gig" count={1} />;
}
