import { useState } from 'react';
import type { JobDetail } from '#contract/jobs/jobs.ts';
import { matchReviewApi } from '#contract/matching/review.ts';
import { ReasonDialog } from '#web/lib/reason-dialog.tsx';
import { toast } from '#web/lib/toast.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { useMatchAct } from './api.ts';
import type { useProposalOrder } from './use-proposal-order.ts';

interface OrderBarProps {
  readonly job: Pick<JobDetail, 'id' | 'companyName'>;
  readonly order: ReturnType<typeof useProposalOrder>;
  readonly mine: boolean;
}

/** An unsaved order: saved with a reason, or discarded. */
export function OrderBar({ job: { id: jobId, companyName }, order, mine }: OrderBarProps) {
  const [saving, setSaving] = useState(false);
  const change = useMatchAct(matchReviewApi.order, jobId);
  if (!order.changed) return null;
  return (
    // Sticky: always visible while reps are being reordered.
    <div className="sticky top-20 z-10 mb-4">
      <Alert
        tone="warning"
        title="Order not saved yet"
        action={
          <div className="flex flex-wrap gap-2">
            <Button size="small" disabled={!mine} onClick={() => setSaving(true)}>
              Save order
            </Button>
            <Button size="small" variant="ghost" onClick={order.letGo}>
              Discard changes
            </Button>
          </div>
        }
      >
        {companyName} still sees the earlier order.
      </Alert>
      {saving ? (
        <ReasonDialog
          title="Save this order?"
          description="The business will see the approved reps in this order."
          confirmLabel="Save order"
          tone="primary"
          failedTitle="We couldn’t save the order"
          also={[404]}
          unless={['match.taken']}
          onSend={async (reason) => {
            await change.mutateAsync({ params: { jobId }, body: { repIds: [...order.ids], reason } });
            order.letGo();
            toast({ title: 'Order saved' });
          }}
          onClose={() => setSaving(false)}
        />
      ) : null}
    </div>
  );
}
