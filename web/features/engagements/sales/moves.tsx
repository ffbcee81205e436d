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
  const [open, setOpen] = useState<'dispute' | 'void' | null>(null);
  const close = () => setOpen(null);
  if (sale.status === 'void') return null;
  const named = <span className="sr-only"> {sale.externalId}</span>;
  const amount = formatRand(sale.amountCents);
  const mayChange = Date.parse(sale.disputeUntil) > Date.now();
  const mayDispute = sale.status === 'counted' && mayChange;
  return (
    <span className="flex flex-wrap gap-2 @3xl:justify-end">
      {mayDispute ? (
        <Button variant="secondary" size="small" onClick={() => setOpen('dispute')}>
          Dispute{named}
        </Button>
      ) : null}
      {sale.status === 'disputed' && !sale.gigOver ? (
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
      {mayChange ? (
        <Button variant="ghost" size="small" onClick={() => setOpen('void')}>
          Void{named}
        </Button>
      ) : null}
      {open === 'void' ? (
        <ReasonDialog
          title={`Void ${sale.externalId}?`}
          description={`Use this for refunds and mistakes. The sale of ${amount} will no longer count for ${sale.repName}. You can’t undo this.`}
          hint={`${sale.repName} will read this.`}
          confirmLabel="Void sale"
          onSend={async (reason) => {
            await cancel.mutateAsync({ params, body: { reason } });
            toast({ title: 'Sale voided' });
          }}
          onClose={close}
        />
      ) : null}
      {open === 'dispute' ? (
        <ReasonDialog
          title={`Dispute ${sale.externalId}?`}
          description={`The sale of ${amount} won’t count while you dispute it. You can dispute it until ${formatUntil(sale.disputeUntil)}.`}
          hint={`${sale.repName} will read this.`}
          confirmLabel="Dispute sale"
          onSend={async (reason) => {
            await dispute.mutateAsync({ params, body: { reason } });
            toast({ title: 'Sale disputed' });
          }}
          onClose={close}
        />
      ) : null}
    </span>
  );
}
