import type { Review } from '#contract/trust/reviews.ts';
import { formatAgo } from '#web/lib/format-time.ts';
import { ReviewAnswers } from './review-answers.tsx';
import { Stars } from './stars.tsx';

interface ReviewTextProps {
  readonly review: Review;
  /** It is about the user, who can reply and report it. */
  readonly own?: boolean;
}

/** A published review, with its reply. */
export function ReviewText({ review, own = false }: ReviewTextProps) {
  const { author, jobTitle, stars, words, again, publishedAt, reply } = review;
  return (
    <article aria-label={`Review by ${author}`} className="min-w-0">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Stars stars={stars} />
        <span className="text-sm">{again ? 'Would work together again' : 'Wouldn’t work together again'}</span>
      </p>
      {words ? <p className="mt-2 whitespace-pre-line break-words leading-relaxed">{words}</p> : null}
      <p className="mt-1 break-words text-ink-soft text-sm">
        {author} · {jobTitle} · {formatAgo(publishedAt)}
      </p>
      {reply ? (
        <p className="mt-2 whitespace-pre-line break-words border-line border-s-2 ps-3 leading-relaxed">
          <strong className="font-semibold">{own ? 'Your reply' : 'Reply'}:</strong> {reply}
        </p>
      ) : null}
      {own ? <ReviewAnswers review={review} part="review" /> : null}
    </article>
  );
}
