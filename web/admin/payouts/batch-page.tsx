import { useQuery } from '@tanstack/react-query';
import type { AdminPayout } from '#contract/payouts/admin-payouts.ts';
import type { BatchStory, ExitReason } from '#contract/payouts/batches.ts';
import { NotLoaded } from '#web/features/lists/not-loaded.tsx';
import { PageHeader } from '#web/features/shell/page-header.tsx';
import { formatRandExact, plural } from '#web/lib/format.ts';
import { formatDateTime } from '#web/lib/format-time.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { type Description, DescriptionList } from '#web/ui/description-list.tsx';
import { Table, type TableColumn } from '#web/ui/table.tsx';
import { batchQuery } from './api.ts';
import { BatchActs } from './batch-acts.tsx';
import { deskAddress } from './desk-addresses.ts';
import { batchWords } from './desk-words.ts';
import { PayoutActs } from './payout-acts.tsx';
import { payoutColumns } from './payout-cells.tsx';

const columns: readonly TableColumn<AdminPayout>[] = [
  ...payoutColumns,
  {
    key: 'acts',
    header: 'Actions',
    headerHidden: true,
    align: 'end',
    cell: (payout) => <PayoutActs payout={payout} />,
  },
];

/** One batch: who made and released it, its payouts, and the actions its status allows. */
export function BatchPage({ batchId }: { readonly batchId: string }) {
  const { data, error, isFetching, refetch } = useQuery(batchQuery(batchId));
  const above = <BackLink to={deskAddress('batches')}>Back to batches</BackLink>;
  if (!data) {
    return (
      <>
        <PageHeader title="Batch" above={above} />
        <NotLoaded query={{ error, isFetching, refetch }} label="Loading the batch" />
      </>
    );
  }
  const { label, tone } = batchWords[data.status];
  return (
    <>
      <PageHeader
        title={`${data.reference}: ${formatRandExact(data.totalCents)}`}
        description={plural(data.count, 'payout')}
        above={above}
      />
      <div className="grid gap-6">
        <div className="grid items-start gap-6 xl:grid-cols-2">
          <Card title="Status" action={<Badge tone={tone}>{label}</Badge>}>
            <DescriptionList items={factsOf(data)} />
          </Card>
          <BatchActs batch={data} />
        </div>
        {data.payouts.length > 0 ? (
          <Card title="Payouts" flush>
            <Table
              caption={`Payouts in ${data.reference}`}
              columns={columns}
              rows={data.payouts}
              rowKey={({ id }) => id}
            />
          </Card>
        ) : null}
      </div>
    </>
  );
}

const exitReasons: Record<ExitReason, string> = {
  administrator: 'removed by an admin',
  hold: 'the wallet is on hold',
  account_withdrawn: 'the rep says the account isn’t theirs',
};

const exitWords = ({ amountCents, at, why, by }: BatchStory['takenOut'][number]) =>
  `${formatRandExact(amountCents)}, ${formatDateTime(at)}${by ? `, by ${by}` : ''}: ${exitReasons[why]}.`;

function factsOf(batch: BatchStory): Description[] {
  const { madeAt, madeBy, releasedAt, releasedBy, cancelledAt, cancelledBy, freeAtBankCents, fileSha256 } = batch;
  const by = (at: string, who: string | null) => (
    <span className="wrap-anywhere">
      {formatDateTime(at)}, by {who}
    </span>
  );
  return [
    { term: 'Created', detail: by(madeAt, madeBy) },
    ...(releasedAt ? [{ term: 'Released', detail: by(releasedAt, releasedBy) }] : []),
    ...(cancelledAt
      ? [
          {
            term: 'Cancelled',
            detail: cancelledBy
              ? by(cancelledAt, cancelledBy)
              : `${formatDateTime(cancelledAt)}, automatically because it was empty`,
          },
        ]
      : []),
    ...batch.takenOut.map((one) => ({ term: `Removed: ${one.reference}`, detail: exitWords(one) })),
    ...(batch.status === 'made' ? [{ term: 'Available at the bank', detail: formatRandExact(freeAtBankCents) }] : []),
    ...(fileSha256
      ? [
          {
            term: 'Bank file fingerprint (SHA-256)',
            detail: <span className="break-all font-mono text-sm">{fileSha256}</span>,
          },
        ]
      : []),
  ];
}
