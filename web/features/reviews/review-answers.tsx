import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { lazyDialog } from '#web/ui/lazy-dialog.tsx';
import type { AnsweredReview } from './api.ts';

const ReplyDialog = lazyDialog(
  () => import('./reply-dialog.tsx'),
  ({ review }) => `Reply to ${review.author}`,
);
const ReportDialog = lazyDialog(
  () => import('./report-dialog.tsx'),
  ({ part }) => `Report this ${part}`,
);

interface ReviewAnswersProps {
  readonly review: AnsweredReview;
  /** A review about the user, or the reply to theirs. */
  readonly part: 'review' | 'reply';
}

/** Buttons to reply to a published review, once, and to report it to the team. */
export function ReviewAnswers({ review, part }: ReviewAnswersProps) {
  const [asked, setAsked] = useState<'reply' | 'report' | null>(null);
  const close = () => setAsked(null);
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      {part === 'review' && review.reply === null ? (
        <Button variant="secondary" size="small" onClick={() => setAsked('reply')}>
          Reply<span className="sr-only"> to {review.author}</span>
        </Button>
      ) : null}
      <Button variant="ghost" size="small" onClick={() => setAsked('report')}>
        Report {part}
        <span className="sr-only"> by {review.author}</span>
      </Button>
      {asked === 'reply' ? <ReplyDialog review={review} onClose={close} /> : null}
      {asked === 'report' ? <ReportDialog review={review} part={part} onClose={close} /> : null}
    </div>
  );
}
