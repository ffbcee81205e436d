import { useQuery } from '@tanstack/react-query';
import { gigsApi } from '#contract/applications/gigs.ts';
import { QueryTrouble } from '#web/features/lists/query-trouble.tsx';
import { queryOf } from '#web/lib/endpoint-queries.ts';
import { SkeletonCards } from '#web/ui/skeleton-cards.tsx';
import { GigCard } from './gig-card.tsx';

interface AcceptedGigProps {
  readonly applicationId: string;
  readonly level?: 2 | 3 | 4;
}

/** The gig of an application that was accepted. */
export function AcceptedGig({ applicationId, level = 3 }: AcceptedGigProps) {
  const query = useQuery(queryOf(gigsApi.show, { params: { applicationId } }));
  if (query.data) return <GigCard gig={query.data} level={level} />;
  if (query.error) {
    return <QueryTrouble error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />;
  }
  return <SkeletonCards count={1} label="Loading the gig" />;
}
