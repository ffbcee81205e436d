import { useInfiniteQuery } from '@tanstack/react-query';
import { formatUntil } from '#web/lib/format-time.ts';
import { Card } from '#web/ui/card.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import { dueReviewsQuery, type Side } from './api.ts';
import { ReviewButton } from './review-button.tsx';

/** Completed gigs that the user can review, the first to close first. Renders nothing without any, or if they can’t be loaded. */
export function DueReviews({ side }: { readonly side: Side }) {
  const query = useInfiniteQuery(dueReviewsQuery(side));
  const due = query.data?.pages.flatMap(({ items }) => items) ?? [];
  if (due.length === 0) return null;
  return (
    <Card title={side === 'rep' ? 'How was the business?' : 'How was the rep?'} flush>
      <ul aria-label="Gigs to review" className="divide-y divide-line border-line border-t">
        {due.map((gig) => (
          <li
            key={gig.engagementId}
            className="flex flex-wrap items-center justify-between gap-3 px-(--gutter) py-4 md:px-6"
          >
            <p className="min-w-0 flex-1 basis-52 break-words">
              <strong className="font-semibold">{gig.jobTitle}</strong>
              <span className="block text-ink-soft text-sm">Review it by {formatUntil(gig.closesAt)}.</span>
            </p>
            <ReviewButton gig={gig} />
          </li>
        ))}
      </ul>
      <LoadMore
        hasMore={query.hasNextPage}
        busy={query.isFetchingNextPage}
        onLoadMore={() => void query.fetchNextPage()}
      />
    </Card>
  );
}
