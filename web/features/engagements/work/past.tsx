import { useInfiniteQuery } from '@tanstack/react-query';
import { PagedList } from '#web/features/lists/paged-list.tsx';
import { pastWorkQuery } from './api.ts';
import { WorkTile } from './tile.tsx';

/** Past gigs, newest first; renders nothing if there are none. */
export function WorkPast({ now }: { readonly now: Date }) {
  const past = useInfiniteQuery(pastWorkQuery);
  if (past.data?.pages.every(({ items }) => items.length === 0)) return null;
  return (
    <section aria-labelledby="past-work">
      <h2 id="past-work" className="mb-4 text-2xl">
        Past gigs
      </h2>
      <PagedList query={past} noun="gig" keyOf={({ id }) => id} empty={null}>
        {(work) => <WorkTile work={work} now={now} />}
      </PagedList>
    </section>
  );
}
