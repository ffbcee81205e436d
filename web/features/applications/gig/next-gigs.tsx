import { useQuery } from '@tanstack/react-query';
import { gigsApi } from '#contract/applications/gigs.ts';
import { queryOf } from '#web/lib/endpoint-queries.ts';
import { GigCard } from './gig-card.tsx';

/** The gigs that a rep does next; nothing where there is none. */
export function NextGigs() {
  const { data } = useQuery(queryOf(gigsApi.next, {}));
  if (!data || data.items.length === 0) return null;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2 lg:*:only:col-span-2">
      {data.items.map((gig) => (
        <GigCard key={gig.applicationId} gig={gig} />
      ))}
    </div>
  );
}
