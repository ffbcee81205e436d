import { useMutation } from '@tanstack/react-query';
import { type ReviewCase, reviewCasesApi } from '#contract/trust/review-cases.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { ReasonDialog } from '#web/lib/reason-dialog.tsx';
import { toast } from '#web/lib/toast.ts';

interface RestoreDialogProps {
  readonly one: ReviewCase;
  readonly onClose: () => void;
}

/** Asks why a hidden review or reply is shown again. */
export function RestoreDialog({ one: { id: reviewCaseId, about }, onClose }: RestoreDialogProps) {
  const { mutateAsync } = useMutation(mutationOf(reviewCasesApi.restore));
  return (
    <ReasonDialog
      title={`Restore this ${about}?`}
      description={`The ${about} will be published again${about === 'review' ? ', and its stars will count' : ''}.`}
      hint="The author and the person who reported it may see this, and we’ll record it in the audit log."
      confirmLabel={`Restore ${about}`}
      tone="primary"
      limit={1000}
      failedTitle={`We couldn’t restore the ${about}`}
      onSend={async (reason) => {
        await mutateAsync({ params: { reviewCaseId }, body: { reason } });
        toast({ title: about === 'review' ? 'Review restored' : 'Reply restored' });
      }}
      onClose={onClose}
    />
  );
}
