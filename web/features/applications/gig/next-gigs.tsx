import type { UseQueryResult } from '@tanstack/react-query';
import type { Gig } from '#contract/applications/gigs.ts';
import { QueryTrouble } from '#web/features/lists/query-trouble.tsx';
import { Pending } from '#web/ui/pending.tsx';
import { GigCard } from './gig-card.tsx';

interface NextGigsProps {
  readonly query: UseQueryResult<{ readonly items: readonly Gig[] }>;
  /** Applications shown elsewhere. */
  readonly without?: ReadonlySet<string>;
}

/** The rep's next gigs; renders nothing if there are none. */
export function NextGigs({ query, without }: NextGigsProps) {
  const { data, error, isFetching, refetch } = query;
  if (!data)
    return error ? <QueryTrouble error={error} busy={isFetching} onRetry={() => void refetch()} /> : <Pending />;
  const gigs = data.items.filter(({ applicationId }) => !without?.has(applicationId));
  if (gigs.length === 0) return null;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2 lg:*:only:col-span-2">
      {gigs.map((gig) => (
        <GigCard key={gig.applicationId} gig={gig} />
      ))}
    </div>
  );
}
