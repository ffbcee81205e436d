import { useMutation, useQuery } from '@tanstack/react-query';
import { Scale } from 'lucide-react';
import { useState } from 'react';
import { correctionsApi as api, type Correction } from '#contract/ledger/corrections.ts';
import { ListedTable } from '#web/features/lists/listed-table.tsx';
import { useCursorPages } from '#web/features/lists/use-cursor-pages.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { failureToast } from '#web/lib/failure-toast.ts';
import { formatRandExact } from '#web/lib/format.ts';
import { formatDateTime } from '#web/lib/format-time.ts';
import { ReasonDialog } from '#web/lib/reason-dialog.tsx';
import { toast } from '#web/lib/toast.ts';
import { StatusBadge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { TableColumn } from '#web/ui/table.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { CorrectionDialog } from './correction-dialog.tsx';
import { correctionsQuery } from './money-api.ts';
import { accountWords, correctionWords } from './money-words.ts';

const nameAccount = ({ kind, repName }: Correction['from']) =>
  repName === null ? accountWords[kind] : `${repName}’s wallet`;

/** Ledger corrections: booked, rejected and waiting. */
export function CorrectionsList() {
  const { cursor, pager } = useCursorPages('corrections');
  const found = useQuery(correctionsQuery(cursor));
  const approve = useMutation(mutationOf(api.approve));
  const reject = useMutation(mutationOf(api.reject));
  const [asking, setAsking] = useState(false);
  const [rejecting, setRejecting] = useState<Correction | null>(null);
  const columns: readonly TableColumn<Correction>[] = [
    {
      key: 'what',
      header: 'Transfer',
      primary: true,
      cell: ({ from, to }) => `From “${nameAccount(from)}” to “${nameAccount(to)}”`,
    },
    { key: 'amount', header: 'Amount', align: 'end', cell: ({ amountCents }) => formatRandExact(amountCents) },
    { key: 'why', header: 'Reason', written: true, cell: ({ reason }) => reason },
    {
      key: 'asked',
      header: 'Proposed',
      written: true,
      cell: ({ askedAt, askedBy }) => `${formatDateTime(askedAt)}, ${askedBy}`,
    },
    {
      key: 'status',
      header: 'Status',
      cell: ({ status, decidedBy }) => (
        <>
          <StatusBadge {...correctionWords[status]} />
          {decidedBy ? <span className="mt-1 block text-ink-soft text-sm">{decidedBy}</span> : null}
        </>
      ),
    },
    {
      key: 'acts',
      header: 'Actions',
      headerHidden: true,
      align: 'end',
      cell: (row) =>
        row.status === 'asked' ? (
          <div className="flex flex-wrap justify-end gap-2">
            <Button
              size="small"
              full="phone"
              onClick={() =>
                approve.mutate(
                  { params: { correctionId: row.id } },
                  {
                    onSuccess: () => toast({ title: 'Correction booked' }),
                    onError: (error) => failureToast('We couldn’t approve the correction', error),
                  },
                )
              }
            >
              Approve<VisuallyHidden> {formatRandExact(row.amountCents)}</VisuallyHidden>
            </Button>
            <Button size="small" variant="secondary" full="phone" onClick={() => setRejecting(row)}>
              Reject<VisuallyHidden> {formatRandExact(row.amountCents)}</VisuallyHidden>
            </Button>
          </div>
        ) : null,
    },
  ];
  return (
    <>
      <div className="mb-4 flex justify-end">
        <Button variant="secondary" onClick={() => setAsking(true)}>
          Correct the ledger
        </Button>
      </div>
      <ListedTable
        found={found}
        pager={pager}
        pages="Pages of corrections"
        caption="Corrections, newest first"
        columns={columns}
        rowKey={({ id }) => id}
        empty={
          <EmptyState icon={<Scale aria-hidden="true" />} title="No corrections yet">
            One admin proposes a transfer that corrects the ledger, and another approves it.
          </EmptyState>
        }
      />
      {asking ? <CorrectionDialog onClose={() => setAsking(false)} /> : null}
      {rejecting ? (
        <ReasonDialog
          title="Reject this correction?"
          description="Nothing will be booked. The correction can be proposed again."
          confirmLabel="Reject correction"
          onSend={async (reason) => {
            await reject.mutateAsync({ params: { correctionId: rejecting.id }, body: { reason } });
            toast({ title: 'Correction rejected' });
          }}
          onClose={() => setRejecting(null)}
        />
      ) : null}
    </>
  );
}
