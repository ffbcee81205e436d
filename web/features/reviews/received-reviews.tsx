import { useInfiniteQuery } from '@tanstack/react-query';
import { reviewDays } from '#contract/trust/review-options.ts';
import { Card } from '#web/ui/card.tsx';
import { receivedReviewsQuery, type Side } from './api.ts';
import { ReviewList } from './review-list.tsx';
import { ReviewTotalsLine } from './totals-line.tsx';

const readers: Record<Side, string> = {
  rep: 'Businesses you apply to can read these.',
  business: 'Reps who look at your jobs can read these.',
};

/** The published reviews about a user, on their own profile. */
export function ReceivedReviews({ side }: { readonly side: Side }) {
  const query = useInfiniteQuery(receivedReviewsQuery(side));
  const totals = query.data?.pages[0]?.totals;
  return (
    <Card title="Reviews" description={readers[side]}>
      {totals?.count === 0 ? (
        <p className="text-ink-soft">
          No reviews yet. After a completed gig you and the {side === 'rep' ? 'business' : 'rep'} have {reviewDays} days
          to review each other.
        </p>
      ) : (
        <>
          {totals ? <ReviewTotalsLine totals={totals} /> : null}
          <ReviewList query={query} own />
        </>
      )}
    </Card>
  );
}
