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
          description={`You can then send ${plural(count, 'payout')} to the bank. A release can't be undone.`}
          confirmLabel="Release batch"
          tone="default"
          failed="Not released"
          act={async () => {
            await release.mutateAsync({ params: { batchId }, body: { totalCents } });
            toast({ title: 'Batch released', description: 'Download its file and upload it at the bank.' });
          }}
        />
      )}
      <Button variant="secondary" full onClick={() => setCancelling(true)}>
        Cancel batch
      </Button>
      {cancelling ? (
        <ReasonDialog
          title={`Cancel ${reference}?`}
          description="Its payouts go back into the queue, each in its earlier place."
          confirmLabel="Cancel the batch"
          onSend={async (because) => {
            await cancel.mutateAsync({ params: { batchId }, body: { reason: because } });
            toast({ title: 'Cancelled' });
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
        failed="No file"
        full
        size="medium"
        variant={status === 'released' ? 'primary' : 'secondary'}
        icon={<Download aria-hidden="true" className="size-5" />}
        disabledReason={
          email === batch.madeBy || email === batch.releasedBy
            ? undefined
            : 'It holds the accounts of people: who made the batch and who released it can have it.'
        }
      >
        File for the bank
      </DownloadButton>
      {status === 'released' ? (
        <>
          {open.length > 0 ? (
            <AskFirst
              trigger={
                <Button variant="secondary" full>
                  All of it is paid
                </Button>
              }
              title={`Is ${formatRandExact(total)} paid?`}
              description={`Confirm once the bank has paid ${plural(open.length, 'payout')}. Payouts that a statement returns are left out. Reading a bank statement can do this for you.`}
              confirmLabel="It is paid"
              tone="default"
              failed="Not booked"
              act={async () => {
                await pay.mutateAsync({ params: { batchId } });
                toast({ title: 'Booked as paid' });
              }}
            />
          ) : null}
          <Alert tone="info">
            A payment a line: our reference, name, amount, account, branch, their reference. Name it {reference} at the
            bank. We record in the audit log that you downloaded the file.
          </Alert>
        </>
      ) : null}
    </>
  );
}
