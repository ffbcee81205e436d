import { type ComponentProps, useState } from 'react';
import type { OwnReview } from '#contract/trust/reviews.ts';
import { Button } from '#web/ui/button.tsx';
import { lazyDialog } from '#web/ui/lazy-dialog.tsx';
import type { ReviewedGig } from './api.ts';

const ReviewDialog = lazyDialog(
  () => import('./review-dialog.tsx'),
  ({ gig }) => `Review ${gig.name}`,
);

interface ReviewButtonProps extends Pick<ComponentProps<typeof Button>, 'size' | 'variant'> {
  readonly gig: ReviewedGig;
  readonly own?: OwnReview | null;
}

/** Opens the form for a review of a completed gig. */
export function ReviewButton({ gig, own, size = 'medium', variant = 'secondary' }: ReviewButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size={size} variant={variant} onClick={() => setOpen(true)}>
        {own ? 'Change review' : `Review ${gig.name}`}
      </Button>
      {open ? <ReviewDialog gig={gig} own={own} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
