import type { QuotedReview } from '#contract/trust/reviews.ts';
import { ThumbRail } from './thumb-rail.tsx';

const authors = { rep: 'Sales rep', business: 'Business' } as const;

/** Published reviews, newest first, whatever their stars. */
export function QuotedReviews({ reviews }: { readonly reviews: readonly QuotedReview[] }) {
  return (
    <section aria-labelledby="reviews" className="page py-6 md:py-28">
      <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-4">
        <h2 id="reviews" className="text-3xl md:text-5xl">
          What they say about each other
        </h2>
        <p className="max-w-md text-ink-soft leading-relaxed">
          The newest reviews of completed gigs, quoted with their authors’ consent.
        </p>
      </div>
      <ThumbRail labelledBy="reviews" className="mt-6 gap-5 md:mt-14 md:grid lg:grid-cols-3">
        {reviews.map(({ author, by, stars, words, publishedAt }) => (
          <li key={`${author} ${publishedAt}`} className="flex flex-col rounded-panel bg-brand-soft p-6 md:p-9">
            <p className="font-semibold opacity-85">{stars} out of 5 stars</p>
            <blockquote className="mt-3 whitespace-pre-line break-words text-lg leading-relaxed">{words}</blockquote>
            <p className="mt-auto break-words pt-5 opacity-85">
              {author}, {authors[by].toLowerCase()}
            </p>
          </li>
        ))}
      </ThumbRail>
    </section>
  );
}
