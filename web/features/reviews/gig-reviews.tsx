import { useQuery } from '@tanstack/react-query';
import type { Engagement } from '#contract/engagements/engagements.ts';
import type { GigReviews } from '#contract/trust/reviews.ts';
import { overStatuses } from '#domain/engagements/lifecycle.ts';
import { formatUntil } from '#web/lib/format-time.ts';
import { Card } from '#web/ui/card.tsx';
import { gigReviewsQuery } from './api.ts';
import { QuoteConsent } from './quote-consent.tsx';
import { ReviewAnswers } from './review-answers.tsx';
import { ReviewButton } from './review-button.tsx';
import { ReviewText } from './review-text.tsx';
import { Stars } from './stars.tsx';

interface GigReviewsCardProps {
  readonly work: Pick<Engagement, 'id' | 'as' | 'repName' | 'companyName' | 'milestones'>;
}

/** Both reviews of a completed gig, as far as they are published, and the way to the user’s own. */
export function GigReviewsCard({ work }: GigReviewsCardProps) {
  const { id: engagementId, as, repName, companyName, milestones } = work;
  const isOver = milestones.every(({ status }) => overStatuses.includes(status));
  const { data } = useQuery({ ...gigReviewsQuery(engagementId), enabled: isOver });
  const name = as === 'rep' ? companyName : repName;
  if (!isOver || !data?.reviews) return null;
  const { own, other, open, closesAt } = data.reviews;
  return (
    <Card title="Reviews">
      <div className="grid gap-5">
        {own ? (
          <section aria-label="Your review">
            <p className="flex flex-wrap items-center gap-3">
              <strong className="font-semibold">Your review</strong>
              <Stars stars={own.stars} />
            </p>
            {own.words ? <p className="mt-2 whitespace-pre-line break-words leading-relaxed">{own.words}</p> : null}
            <p className="mt-1 text-ink-soft text-sm">{ownWords(data.reviews, name)}</p>
            {own.status === 'published' ? <QuoteConsent engagementId={engagementId} quotable={own.quotable} /> : null}
            {own.reply ? (
              <>
                <p className="mt-2 whitespace-pre-line break-words border-line border-s-2 ps-3 leading-relaxed">
                  <strong className="font-semibold">Reply by {name}:</strong> {own.reply}
                </p>
                <ReviewAnswers review={{ ...own, author: name }} part="reply" />
              </>
            ) : null}
          </section>
        ) : (
          <p className="text-ink-soft leading-relaxed">
            {open
              ? `How was this gig? We publish both reviews once both are in, or on ${formatUntil(closesAt)}.`
              : 'You didn’t review this gig. Reviews are closed.'}
          </p>
        )}
        {open ? (
          <div>
            <ReviewButton gig={{ engagementId, name, closesAt }} own={own} variant={own ? 'secondary' : 'primary'} />
          </div>
        ) : null}
        {other ? <ReviewText review={other} own /> : null}
        {open || other ? null : <p className="text-ink-soft">There’s no published review by {name}.</p>}
      </div>
    </Card>
  );
}

function ownWords({ own, closesAt }: GigReviews, name: string): string {
  if (own?.status === 'published') return 'Published.';
  if (own?.status === 'hidden') return 'Our team hid your review. We sent you the reason.';
  if (own?.status === 'checked') return 'Our team is checking your review before we publish it.';
  return `We’ll publish it once ${name} has written one too, or on ${formatUntil(closesAt)}.`;
}
