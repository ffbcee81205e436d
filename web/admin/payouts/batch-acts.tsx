import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { batchesApi as api, type BatchStory } from '#contract/payouts/batches.ts';
import { useAdmin } from '#web/admin/sign-in/admin-gate.tsx';
import { call } from '#web/lib/api-client.ts';
import { AskFirst } from '#web/lib/ask-first.tsx';
import { DownloadButton } from '#web/lib/download-button.tsx';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { formatRandExact, plural } from '#web/lib/format.ts';
import { ReasonDialog } from '#web/lib/reason-dialog.tsx';
import { toast } from '#web/lib/toast.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

interface BatchActsProps {
  readonly batch: BatchStory;
}

export function BatchActs({ batch }: BatchActsProps) {
  if (batch.status === 'cancelled') return null;
  return (
    <Card title="Next step">
      <div className="grid gap-3">
        {batch.status === 'made' ? <Decision batch={batch} /> : <AtBank batch={batch} />}
      </div>
    </Card>
  );
}

function Decision({ batch }: BatchActsProps) {
  const release = useMutation(mutationOf(api.release));
  const cancel = useMutation(mutationOf(api.cancel));
  const [cancelling, setCancelling] = useState(false);
  const { id: batchId, reference, totalCents, count, notReleasedBecause } = batch;
  return (
    <>
      {notReleasedBecause ? (
        <Button full disabledReason={notReleasedBecause}>
          Release batch
        </Button>
      ) : (
        <AskFirst
          trigger={<Button full>Release batch</Button>}
          title={`Release ${formatRandExact(totalCents)}?`}
          description={`You can then send ${plural(count, 'payout')} to the bank. You can’t undo a release.`}
          confirmLabel="Release batch"
          tone="default"
          failed="We couldn’t release the batch"
          act={async () => {
            await release.mutateAsync({ params: { batchId }, body: { totalCents } });
            toast({ title: 'Batch released', description: 'Download the bank file and upload it at your bank.' });
          }}
        />
      )}
      <Button variant="secondary" full onClick={() => setCancelling(true)}>
        Cancel batch
      </Button>
      {cancelling ? (
        <ReasonDialog
          title={`Cancel ${reference}?`}
          description="Its payouts will return to their places in the queue."
          confirmLabel="Cancel batch"
          onSend={async (because) => {
            await cancel.mutateAsync({ params: { batchId }, body: { reason: because } });
            toast({ title: 'Batch cancelled' });
          }}
          onClose={() => setCancelling(false)}
        />
      ) : null}
    </>
  );
}

function AtBank({ batch }: BatchActsProps) {
  const { email } = useAdmin();
  const pay = useMutation(mutationOf(api.pay));
  const { id: batchId, reference, status, payouts } = batch;
  const open = payouts.filter((payout) => payout.status === 'released' && !payout.returnSeen);
  const total = open.reduce((sum, { amountCents }) => sum + amountCents, 0);

  return (
    <>
      <DownloadButton
        load={async () => ({
          name: `${reference}.csv`,
          content: await call(api.file, { params: { batchId } }),
          type: 'text/csv',
        })}
        failed="We couldn’t download the bank file"
        full
        size="medium"
        variant={status === 'released' ? 'primary' : 'secondary'}
        icon={<Download aria-hidden="true" className="size-5" />}
        disabledReason={
          email === batch.madeBy || email === batch.releasedBy
            ? undefined
            : 'The file has the bank details of reps. Only the admins who made and released the batch can download it.'
        }
      >
        Download bank file
      </DownloadButton>
      {status === 'released' ? (
        <>
          {open.length > 0 ? (
            <AskFirst
              trigger={
                <Button variant="secondary" full>
                  Mark batch as paid
                </Button>
              }
              title={`Has the bank paid ${formatRandExact(total)}?`}
              description={`Confirm once the bank has paid ${plural(open.length, 'payout')}. We leave out payouts that a bank statement shows as returned. You can also import a bank statement to do this.`}
              confirmLabel="Mark batch as paid"
              tone="default"
              failed="We couldn’t mark the batch as paid"
              act={async () => {
                await pay.mutateAsync({ params: { batchId } });
                toast({ title: 'Batch marked as paid' });
              }}
            />
          ) : null}
          <Alert tone="info">
            The file has one line for each payment: our reference, name, amount, account, branch and the rep’s
            reference. When you upload it, name the batch {reference}. The audit log records each download.
          </Alert>
        </>
      ) : null}
    </>
  );
}
