import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { z } from 'zod';
import type { reviewPage } from '#contract/trust/reviews.ts';
import { QueryTrouble } from '#web/features/lists/query-trouble.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ReviewText } from './review-text.tsx';

interface ReviewListProps {
  readonly query: UseInfiniteQueryResult<InfiniteData<z.output<typeof reviewPage>>, Error>;
  /** They are about the user. */
  readonly own?: boolean;
}

/** Published reviews, newest first. */
export function ReviewList({ query, own = false }: ReviewListProps) {
  if (!query.data)
    return query.error ? (
      <QueryTrouble error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />
    ) : (
      <Skeleton className="h-24" label="Loading reviews" grows />
    );
  return (
    <>
      <ul aria-label="Reviews, newest first" className="mt-4 divide-y divide-line border-line border-t">
        {query.data.pages
          .flatMap(({ items }) => items)
          .map((review) => (
            <li key={review.id} className="py-4">
              <ReviewText review={review} own={own} />
            </li>
          ))}
      </ul>
      <LoadMore
        hasMore={query.hasNextPage}
        busy={query.isFetchingNextPage}
        onLoadMore={() => void query.fetchNextPage()}
      />
    </>
  );
}
