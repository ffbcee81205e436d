import { useQuery } from '@tanstack/react-query';
import { Scale } from 'lucide-react';
import type { MatchAgreement } from '#contract/matching/review.ts';
import { QueryPart } from '#web/features/lists/query-part.tsx';
import { formatCount, plural } from '#web/lib/format.ts';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { StatCard } from '#web/ui/stat-card.tsx';
import { Table, type TableColumn } from '#web/ui/table.tsx';
import { orderWords, shareText } from './agreement-words.ts';
import { agreementQuery } from './api.ts';

type Rank = MatchAgreement['byRank'][number];

const columns: readonly TableColumn<Rank>[] = [
  { key: 'rank', header: 'Where the model had them', primary: true, cell: ({ rank }) => `Number ${rank}` },
  { key: 'reviewed', header: 'Looked at', align: 'end', cell: ({ reviewed }) => formatCount(reviewed) },
  { key: 'approved', header: 'Approved', align: 'end', cell: ({ approved }) => formatCount(approved) },
  {
    key: 'share',
    header: 'Share',
    align: 'end',
    cell: ({ approved, reviewed }) => shareText(reviewed === 0 ? null : approved / reviewed),
  },
];

/** Whether people see it as the model does. */
export function AgreementPart() {
  return (
    <QueryPart query={useQuery(agreementQuery)} label="Loading the agreement">
      {(agreement) => (agreement.reviewed === 0 ? <NoneYet /> : <Shown agreement={agreement} />)}
    </QueryPart>
  );
}

const NoneYet = () => (
  <EmptyState icon={<Scale aria-hidden="true" />} title="Nothing to compare yet">
    Once matches were approved or dropped, you see here how often the team agrees with the model.
  </EmptyState>
);

function Shown({ agreement }: { readonly agreement: MatchAgreement }) {
  const { reviewed, approved, kendall, overlap, reordered, byRank } = agreement;
  return (
    <div className="grid gap-6">
      <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        <StatCard
          label="Approved"
          value={shareText(approved / reviewed)}
          note={`${formatCount(approved)} of ${formatCount(reviewed)}`}
        />
        <StatCard label="Put in another order" value={formatCount(reordered)} note={reordered === 1 ? 'job' : 'jobs'} />
        <StatCard
          label="Order, where it was changed"
          value={kendall === null ? '–' : kendall.toFixed(2)}
          note={orderWords(kendall)}
        />
        <StatCard
          label="Stayed in the first five"
          value={shareText(overlap)}
          note={reordered === 0 ? 'no order was changed' : `in ${plural(reordered, 'job')}`}
        />
      </div>
      <Card title="By place" description="If the model is right, those it puts first are approved most." flush>
        <Table
          caption="Approved, by where the model had them"
          columns={columns}
          rows={byRank.filter((one) => one.reviewed > 0)}
          rowKey={({ rank }) => String(rank)}
        />
      </Card>
    </div>
  );
}
