import { useMutation } from '@tanstack/react-query';
import { type ReviewCase, reviewCasesApi } from '#contract/trust/review-cases.ts';
import type { ReviewOutcome } from '#contract/trust/review-options.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { ReasonDialog } from '#web/lib/reason-dialog.tsx';
import { toast } from '#web/lib/toast.ts';

export interface AskedDecision {
  readonly one: ReviewCase;
  readonly outcome: ReviewOutcome;
}

/** Asks for the reason of a decision about a review. */
export function DecideCaseDialog({ one, outcome, onClose }: AskedDecision & { readonly onClose: () => void }) {
  const { mutateAsync } = useMutation(mutationOf(reviewCasesApi.decide));
  const { id: reviewCaseId, kind, about } = one;
  const hides = outcome === 'hidden';
  const verb = hides ? 'Hide' : kind === 'reported' ? 'Keep' : 'Publish';
  return (
    <ReasonDialog
      title={`${verb} this ${about}?`}
      description={
        hides
          ? `No one will read the ${about} any more${about === 'review' ? ', and its stars won’t count' : ''}. Another admin can restore it.`
          : `The ${about} ${kind === 'reported' ? 'stays published' : 'will be published, and its stars will count'}.`
      }
      hint="The author and the person who reported it may see this, and we’ll record it in the audit log."
      confirmLabel={`${verb} ${about}`}
      tone={hides ? 'danger' : 'primary'}
      limit={1000}
      failedTitle="We couldn’t save the decision"
      onSend={async (reason) => {
        await mutateAsync({ params: { reviewCaseId }, body: { outcome, reason } });
        toast({ title: 'Decision saved' });
      }}
      onClose={onClose}
    />
  );
}
