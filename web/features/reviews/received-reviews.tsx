import { useInfiniteQuery } from '@tanstack/react-query';
import { reviewDays } from '#contract/trust/review-options.ts';
import { QueryTrouble } from '#web/features/lists/query-trouble.tsx';
import { Card } from '#web/ui/card.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { receivedReviewsQuery, type Side } from './api.ts';
import { ReviewText } from './review-text.tsx';
import { ReviewTotalsLine } from './totals-line.tsx';

/** The published reviews about a user, on their own profile. */
export function ReceivedReviews({ side }: { readonly side: Side }) {
  const query = useInfiniteQuery(receivedReviewsQuery(side));
  const [first] = query.data?.pages ?? [];
  const items = query.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <Card title="Reviews">
      {first === undefined ? (
        query.error ? (
          <QueryTrouble error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />
        ) : (
          <Skeleton className="h-24" label="Loading your reviews" grows />
        )
      ) : items.length === 0 ? (
        <p className="text-ink-soft">
          No reviews yet. After a completed gig you and the {side === 'rep' ? 'business' : 'rep'} have {reviewDays} days
          to review each other.
        </p>
      ) : (
        <>
          <ReviewTotalsLine totals={first.totals} />
          <ul aria-label="Reviews, newest first" className="mt-4 divide-y divide-line border-line border-t">
            {items.map((review) => (
              <li key={review.id} className="py-4">
                <ReviewText review={review} own />
              </li>
            ))}
          </ul>
          <LoadMore
            hasMore={query.hasNextPage}
            busy={query.isFetchingNextPage}
            onLoadMore={() => void query.fetchNextPage()}
          />
        </>
      )}
    </Card>
  );
}
