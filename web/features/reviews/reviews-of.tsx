import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReviewTotals } from '#contract/profiles/review-totals.ts';
import { Button } from '#web/ui/button.tsx';
import { reviewsOfApplicantQuery, reviewsOfJobQuery } from './api.ts';
import { ReviewList } from './review-list.tsx';
import { ReviewTotalsLine } from './totals-line.tsx';

interface ReviewsOfProps {
  readonly totals: ReviewTotals;
  /** The rep of an application, or the business of a job. */
  readonly about: { readonly applicationId: string } | { readonly jobId: string };
}

/** What was published about a rep or a business, whose reviews are loaded when asked for. */
export function ReviewsOf({ totals, about }: ReviewsOfProps) {
  const [open, setOpen] = useState(false);
  return (
    <div>
      <ReviewTotalsLine totals={totals} />
      {totals.count === 0 ? null : open ? (
        'jobId' in about ? (
          <OfJob {...about} />
        ) : (
          <OfApplicant {...about} />
        )
      ) : (
        <Button variant="secondary" size="small" className="mt-2" onClick={() => setOpen(true)}>
          Read reviews
        </Button>
      )}
    </div>
  );
}

const OfJob = ({ jobId }: { readonly jobId: string }) => (
  <ReviewList query={useInfiniteQuery(reviewsOfJobQuery(jobId))} />
);

const OfApplicant = ({ applicationId }: { readonly applicationId: string }) => (
  <ReviewList query={useInfiniteQuery(reviewsOfApplicantQuery(applicationId))} />
);
