import { useMutation, useQuery } from '@tanstack/react-query';
import { Scale } from 'lucide-react';
import { useState } from 'react';
import { adminPaymentsApi as api, type PaymentDifference } from '#contract/payments/admin-payments.ts';
import { ListedTable } from '#web/features/lists/listed-table.tsx';
import { useCursorPages } from '#web/features/lists/use-cursor-pages.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { formatDateTime } from '#web/lib/format-time.ts';
import { ReasonDialog } from '#web/lib/reason-dialog.tsx';
import { TableMoment } from '#web/lib/table-moment.tsx';
import { toast } from '#web/lib/toast.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { TableColumn } from '#web/ui/table.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { differencesQuery } from './api.ts';
import { PayerCell, payerName } from './payer-cell.tsx';
import { differenceWords } from './review-words.ts';

export function DifferencesList() {
  const { cursor, pager } = useCursorPages('differences');
  const found = useQuery(differencesQuery(cursor));
  const settle = useMutation(mutationOf(api.settleDifference));
  const [settling, setSettling] = useState<PaymentDifference | null>(null);
  const columns: readonly TableColumn<PaymentDifference>[] = [
    { key: 'payer', header: 'Payer', primary: true, cell: ({ payer }) => <PayerCell {...payer} /> },
    { key: 'what', header: 'Mismatch', cell: (row) => differenceWords(row).what },
    { key: 'ours', header: 'Our record', cell: (row) => differenceWords(row).ours },
    { key: 'theirs', header: 'Provider’s record', cell: (row) => differenceWords(row).theirs },
    {
      key: 'mended',
      header: 'Status',
      cell: ({ mended }) => (
        <Badge tone={mended ? 'success' : 'danger'}>{mended ? 'Fixed automatically' : 'Needs a decision'}</Badge>
      ),
    },
    { key: 'found', header: 'Found', cell: ({ foundAt }) => <TableMoment at={foundAt} /> },
    {
      key: 'settle',
      header: 'Actions',
      headerHidden: true,
      align: 'end',
      cell: (row) => (
        <Button size="small" variant="secondary" full="phone" onClick={() => setSettling(row)}>
          Resolve<VisuallyHidden> the mismatch for {payerName(row.payer)}</VisuallyHidden>
        </Button>
      ),
    },
  ];
  const comparedAt = found.data?.comparedAt;
  return (
    <>
      {found.data ? (
        <p className="mb-4 text-ink-soft">
          {comparedAt
            ? `Last reconciled ${formatDateTime(comparedAt)}.`
            : 'No reconciliation yet. It runs every night.'}
        </p>
      ) : null}
      <ListedTable
        found={found}
        pager={pager}
        pages="Pages of mismatches"
        caption="Mismatches, newest first"
        columns={columns}
        rowKey={({ id }) => id}
        empty={
          <EmptyState icon={<Scale aria-hidden="true" />} title="No mismatches">
            When a subscription differs between our records and the provider’s, it appears here.
          </EmptyState>
        }
      />
      {settling ? (
        <ReasonDialog
          title="Mark this mismatch as resolved?"
          description="It’ll leave this list. If the records still differ tonight, it’ll appear again."
          confirmLabel="Mark as resolved"
          tone="primary"
          onSend={async (reason) => {
            await settle.mutateAsync({ params: { differenceId: settling.id }, body: { reason } });
            toast({ title: 'Mismatch resolved' });
          }}
          onClose={() => setSettling(null)}
        />
      ) : null}
    </>
  );
}
