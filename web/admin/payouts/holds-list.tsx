import { useMutation, useQuery } from '@tanstack/react-query';
import { HandCoins } from 'lucide-react';
import { useState } from 'react';
import { adminPayoutsApi, type HeldWallet } from '#contract/payouts/admin-payouts.ts';
import { PayerCell, payerName } from '#web/admin/payments/payer-cell.tsx';
import { ListedTable } from '#web/features/lists/listed-table.tsx';
import { useCursorPages } from '#web/features/lists/use-cursor-pages.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { formatDateTime } from '#web/lib/format-time.ts';
import { ReasonDialog } from '#web/lib/reason-dialog.tsx';
import { toast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { TableColumn } from '#web/ui/table.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { holdsQuery } from './api.ts';

/** Wallets on hold: no payouts leave them. */
export function HoldsList() {
  const { cursor, pager } = useCursorPages('holds');
  const lift = useMutation(mutationOf(adminPayoutsApi.lift));
  const [lifting, setLifting] = useState<{ readonly id: string; readonly name: string } | null>(null);
  const columns: readonly TableColumn<HeldWallet>[] = [
    { key: 'rep', header: 'Rep', primary: true, cell: ({ rep }) => <PayerCell {...rep} /> },
    {
      key: 'why',
      header: 'Reason',
      written: true,
      cell: ({ reason, whatToDo }) => (
        <span className="grid gap-0.5">
          <span>{reason}</span>
          <span className="text-ink-soft text-sm">{whatToDo}</span>
        </span>
      ),
    },
    {
      key: 'placed',
      header: 'Placed',
      written: true,
      cell: ({ placedAt, placedBy }) => (
        <span className="grid gap-0.5">
          <span>{formatDateTime(placedAt)}</span>
          <span className="text-ink-soft text-sm">by {placedBy ?? 'the system'}</span>
        </span>
      ),
    },
    {
      key: 'lift',
      header: 'Actions',
      headerHidden: true,
      align: 'end',
      cell: ({ id, rep }) => (
        <Button variant="secondary" size="small" full="phone" onClick={() => setLifting({ id, name: payerName(rep) })}>
          Lift hold<VisuallyHidden> on {payerName(rep)}</VisuallyHidden>
        </Button>
      ),
    },
  ];
  return (
    <>
      {lifting ? (
        <ReasonDialog
          title="Lift this hold?"
          description={`A second admin must approve this. ${lifting.name} can then be paid again, and their requested payout can go into a batch.`}
          confirmLabel="Propose to lift hold"
          tone="primary"
          limit={300}
          onSend={async (reason) => {
            await lift.mutateAsync({ params: { holdId: lifting.id }, body: { reason } });
            toast({ title: 'Sent for approval', description: 'A second admin can approve it under Approvals.' });
          }}
          onClose={() => setLifting(null)}
        />
      ) : null}
      <ListedTable
        found={useQuery(holdsQuery(cursor))}
        pager={pager}
        pages="Pages of holds"
        caption="Wallets on hold, newest first"
        columns={columns}
        rowKey={({ id }) => id}
        empty={
          <EmptyState icon={<HandCoins aria-hidden="true" />} title="No wallets on hold">
            A failed or returned payout puts its wallet on hold automatically. You can also place a hold from the queue.
          </EmptyState>
        }
      />
    </>
  );
}
