import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type OwnSale, salesApi } from '#contract/engagements/sales.ts';
import { AskFirst } from '#web/lib/ask-first.tsx';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { formatRand } from '#web/lib/format.ts';
import { formatUntil } from '#web/lib/format-time.ts';
import { ReasonDialog } from '#web/lib/reason-dialog.tsx';
import { toast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';

/** Void a sale; dispute it, or withdraw that. */
export function SaleMoves({ sale }: { readonly sale: OwnSale }) {
  const params = { saleId: sale.id };
  const cancel = useMutation(mutationOf(salesApi.cancel));
  const dispute = useMutation(mutationOf(salesApi.dispute));
  const confirm = useMutation(mutationOf(salesApi.confirm));
  const [disputing, setDisputing] = useState(false);
  if (sale.status === 'void') return null;
  const named = <span className="sr-only"> {sale.externalId}</span>;
  const amount = formatRand(sale.amountCents);
  const mayDispute = sale.status === 'counted' && Date.parse(sale.disputeUntil) > Date.now();
  return (
    <span className="flex flex-wrap gap-2 @3xl:justify-end">
      {mayDispute ? (
        <Button variant="secondary" size="small" onClick={() => setDisputing(true)}>
          Dispute{named}
        </Button>
      ) : null}
      {sale.status === 'disputed' ? (
        <AskFirst
          trigger={
            <Button variant="secondary" size="small">
              Withdraw dispute{named}
            </Button>
          }
          tone="default"
          title={`Withdraw the dispute of ${sale.externalId}?`}
          description={`This sale of ${amount} will count for ${sale.repName} again.`}
          confirmLabel="Withdraw dispute"
          failed="We couldn’t withdraw the dispute"
          act={async () => {
            await confirm.mutateAsync({ params });
            toast({ title: 'The sale counts again' });
          }}
        />
      ) : null}
      <AskFirst
        trigger={
          <Button variant="ghost" size="small">
            Void{named}
          </Button>
        }
        title={`Void ${sale.externalId}?`}
        description={`Use this for refunds and mistakes. The sale of ${amount} will no longer count for ${sale.repName}. You can’t undo this.`}
        confirmLabel="Void sale"
        failed="We couldn’t void the sale"
        act={async () => {
          await cancel.mutateAsync({ params });
          toast({ title: 'Sale voided' });
        }}
      />
      {disputing ? (
        <ReasonDialog
          title={`Dispute ${sale.externalId}?`}
          description={`The sale of ${amount} won’t count while you dispute it. You can dispute it until ${formatUntil(sale.disputeUntil)}.`}
          hint={`${sale.repName} will read this.`}
          confirmLabel="Dispute sale"
          onSend={async (reason) => {
            await dispute.mutateAsync({ params, body: { reason } });
            toast({ title: 'Sale disputed' });
          }}
          onClose={() => setDisputing(false)}
        />
      ) : null}
    </span>
  );
}
