import { useQuery } from '@tanstack/react-query';
import { Scale } from 'lucide-react';
import type { MatchAgreement } from '#contract/matching/review.ts';
import { QueryPart } from '#web/features/lists/query-part.tsx';
import { formatCount, plural } from '#web/lib/format.ts';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { StatCard } from '#web/ui/stat-card.tsx';
import { Table, type TableColumn } from '#web/ui/table.tsx';
import { agreementQuery } from './api.ts';

/** `83 %`; a dash without a base. */
const shareText = (share: number | null): string => (share === null ? '–' : `${Math.round(share * 100)} %`);

/** A Kendall's tau in words: from −1, reversed, to 1, equal. */
function orderWords(tau: number | null): string {
  if (tau === null) return 'no reordered jobs';
  if (tau >= 0.8) return 'almost the model’s order';
  if (tau >= 0.3) return 'close to the model’s order';
  if (tau > -0.3) return 'unlike the model’s order';
  return 'opposite to the model’s order';
}

type Rank = MatchAgreement['byRank'][number];

const columns: readonly TableColumn<Rank>[] = [
  { key: 'rank', header: 'Model rank', primary: true, cell: ({ rank }) => `Rank ${rank}` },
  { key: 'reviewed', header: 'Reviewed', align: 'end', cell: ({ reviewed }) => formatCount(reviewed) },
  { key: 'approved', header: 'Approved', align: 'end', cell: ({ approved }) => formatCount(approved) },
  {
    key: 'share',
    header: 'Share',
    align: 'end',
    cell: ({ approved, reviewed }) => shareText(reviewed === 0 ? null : approved / reviewed),
  },
];

/** How often the team agrees with the model. */
export function AgreementPart() {
  return (
    <QueryPart query={useQuery(agreementQuery)} label="Loading agreement figures">
      {(agreement) => (agreement.reviewed === 0 ? <NoneYet /> : <Shown agreement={agreement} />)}
    </QueryPart>
  );
}

const NoneYet = () => (
  <EmptyState icon={<Scale aria-hidden="true" />} title="Nothing to compare yet">
    After the team approves or drops matches, you’ll see here how often it agrees with the model.
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
        <StatCard label="Reordered" value={formatCount(reordered)} note={reordered === 1 ? 'job' : 'jobs'} />
        <StatCard
          label="Order agreement"
          value={kendall === null ? '–' : kendall.toFixed(2)}
          note={orderWords(kendall)}
        />
        <StatCard
          label="Top five unchanged"
          value={shareText(overlap)}
          note={reordered === 0 ? 'no reordered jobs' : `in ${plural(reordered, 'job')}`}
        />
      </div>
      <Card title="By rank" description="If the model is right, the team approves its top ranks most often." flush>
        <Table
          caption="Approvals by model rank"
          columns={columns}
          rows={byRank.filter((one) => one.reviewed > 0)}
          rowKey={({ rank }) => String(rank)}
        />
      </Card>
    </div>
  );
}
