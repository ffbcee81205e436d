import { useEffect, useState } from 'react';
import { quotedReviewsPath } from '#contract/trust/review-options.ts';
import type { QuotedReview } from '#contract/trust/reviews.ts';

/** The newest reviews that their authors let us quote, once loaded; empty until then, or if there are none. */
export function useQuotedReviews(): readonly QuotedReview[] {
  const [found, setFound] = useState<readonly QuotedReview[]>([]);
  useEffect(() => {
    const leaving = new AbortController();
    // Not through the API client: public pages don't load it. Without a response the page’s own text stays.
    fetch(quotedReviewsPath, { signal: leaving.signal })
      .then(async (answer) => {
        if (answer.ok) setFound((await answer.json()) as QuotedReview[]);
      })
      .catch(() => {});
    return () => leaving.abort();
  }, []);
  return found;
}
