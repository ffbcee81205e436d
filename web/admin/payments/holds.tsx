import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type PayHold, settledApi } from '#contract/engagements/settled.ts';
import { ListedTable } from '#web/features/lists/listed-table.tsx';
import { useCursorPages } from '#web/features/lists/use-cursor-pages.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { formatRandExact } from '#web/lib/format.ts';
import { formatDateTime } from '#web/lib/format-time.ts';
import { ReasonDialog } from '#web/lib/reason-dialog.tsx';
import { toast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import type { TableColumn } from '#web/ui/table.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { holdsQuery } from './money-api.ts';
import { accountWords } from './money-words.ts';

/** Pay that stays in wallets after a chargeback. Nothing is shown while there is none. */
export function Holds() {
  const { cursor, pager } = useCursorPages('pay-holds');
  const found = useQuery(holdsQuery(cursor));
  const lift = useMutation(mutationOf(settledApi.lift));
  const [lifting, setLifting] = useState<PayHold | null>(null);
  if (!found.data || found.data.items.length === 0) return null;
  const columns: readonly TableColumn<PayHold>[] = [
    {
      key: 'rep',
      header: 'Rep',
      primary: true,
      written: true,
      cell: ({ repName, repId }) => (
        <>
          {repName}
          <span className="block break-all font-normal text-ink-soft text-sm">{repId}</span>
        </>
      ),
    },
    { key: 'work', header: 'Gig', written: true, cell: ({ title }) => title },
    { key: 'amount', header: 'Amount', align: 'end', cell: ({ amountCents }) => formatRandExact(amountCents) },
    { key: 'why', header: 'Reason', cell: ({ reason }) => reason },
    {
      key: 'since',
      header: 'Since',
      cell: ({ placedAt, placedBy }) => `${formatDateTime(placedAt)}${placedBy ? `, ${placedBy}` : ''}`,
    },
    {
      key: 'lift',
      header: 'Actions',
      headerHidden: true,
      align: 'end',
      cell: (row) => (
        <Button size="small" variant="secondary" full="phone" onClick={() => setLifting(row)}>
          Lift hold<VisuallyHidden> on the pay of {row.repName}</VisuallyHidden>
        </Button>
      ),
    },
  ];
  return (
    <section aria-labelledby="pay-holds">
      <h2 id="pay-holds" className="mb-3 font-display font-semibold text-xl">
        Pay on hold in wallets
      </h2>
      <ListedTable
        found={found}
        pager={pager}
        pages="Pages of holds"
        caption="Pay on hold, oldest first"
        columns={columns}
        rowKey={({ id }) => id}
        empty={null}
      />
      {lifting ? (
        <ReasonDialog
          title="Lift the hold on this pay?"
          description={`A second admin must approve this. ${formatRandExact(lifting.amountCents)} will then become available to ${lifting.repName}, and the platform will bear the chargeback. If the rep didn’t earn the money, first propose a correction from “${accountWords.rep_wallet}” to “${accountWords.chargeback_losses}”.`}
          confirmLabel="Propose to lift hold"
          tone="primary"
          onSend={async (reason) => {
            await lift.mutateAsync({ params: { holdId: lifting.id }, body: { reason } });
            toast({ title: 'Sent for approval', description: 'A second admin can approve it under Approvals.' });
          }}
          onClose={() => setLifting(null)}
        />
      ) : null}
    </section>
  );
}
