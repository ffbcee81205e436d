import type { NameReview } from '#contract/profiles/name-review.ts';
import { formatDate } from '#web/lib/format-time.ts';
import { Alert } from '#web/ui/alert.tsx';

interface NameReviewNoteProps {
  readonly review: NameReview | null;
  /** "name", "company name", "responsible person". */
  readonly called: string;
  /** The name others see during the review. Null: none yet. */
  readonly shown: string | null;
}

/** The status of the owner's last name request. Renders nothing once approved. */
export function NameReviewNote({ review, called, shown }: NameReviewNoteProps) {
  if (!review) return null;
  const others = shown === null ? '' : ` Others see ${shown}${review.status === 'waiting' ? ' until then' : ''}.`;
  return review.status === 'waiting' ? (
    <Alert tone="info" title={`New ${called} awaiting review: ${review.name}`}>
      Our team will check it and email you the result.{others}
    </Alert>
  ) : (
    <Alert tone="warning" title={`We couldn’t approve your new ${called}: ${review.name}`}>
      <p className="whitespace-pre-line break-words">
        Declined on {formatDate(review.at)}. Reason: {review.reason}
      </p>
      <p>{others.trim()} You can edit your profile to ask for another one.</p>
    </Alert>
  );
}

/** The initial name of a form: the pending one or, without one, the one others see. */
export const nameToEdit = (review: NameReview | null, shown: string): string =>
  review?.status === 'waiting' ? review.name : shown;
