import type { ReviewTotals } from '#contract/profiles/review-totals.ts';
import { againWords, averageWords } from '#texts/reviews/totals.ts';
import { formatAgo } from '#web/lib/format-time.ts';

/** The number of reviews with their average, what the authors would do again, and the age of the newest. */
export function ReviewTotalsLine({ totals }: { readonly totals: ReviewTotals }) {
  if (totals.newestAt === null) return <p className="text-ink-soft">No reviews yet.</p>;
  return (
    <p className="leading-relaxed">
      <strong className="font-semibold">{averageWords(totals)}</strong>
      <span className="block text-ink-soft text-sm">
        {againWords(totals)} Newest {formatAgo(totals.newestAt)}.
      </span>
    </p>
  );
}
