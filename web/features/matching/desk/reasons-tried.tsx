import type { MatchAgreement, TriedMeasure } from '#contract/matching/review.ts';
import { formatCount, plural } from '#web/lib/format.ts';
import { Card } from '#web/ui/card.tsx';
import { Table, type TableColumn } from '#web/ui/table.tsx';
import { triedRows } from './reasons-tried-words.ts';

type Reasons = MatchAgreement['reasons'];

interface Row {
  readonly title: string;
  readonly measure: TriedMeasure;
  readonly say: (value: number) => string;
  readonly differenceText: string;
}

const columns: readonly TableColumn<Row>[] = [
  { key: 'title', header: 'What', primary: true, cell: ({ title }) => title },
  { key: 'shown', header: 'With reasons', align: 'end', cell: ({ measure, say }) => sideText(measure, 'shown', say) },
  { key: 'hidden', header: 'Without', align: 'end', cell: ({ measure, say }) => sideText(measure, 'hidden', say) },
  { key: 'by', header: 'Difference (95 %)', align: 'end', cell: ({ differenceText }) => differenceText },
];

const sideText = ({ jobs, ...means }: TriedMeasure, side: 'shown' | 'hidden', say: Row['say']) => {
  const value = means[side];
  return value === null ? '–' : `${say(value)}, ${plural(jobs[side], 'job')}`;
};

/** Whether it helps reviewers to be told why. */
export function ReasonsTried({ reasons }: { readonly reasons: Reasons }) {
  const { percent, jobs, decisions } = reasons;
  return (
    <Card
      title="Do the reasons help?"
      description={
        percent === 0
          ? 'Nothing is tried at the moment: all reasons are shown.'
          : `Of ${percent} % of jobs, drawn by lot, the reasons are hidden from whoever reviews them.`
      }
      flush
    >
      <Table
        caption="Decisions with and without reasons"
        columns={columns}
        rows={jobs.shown + jobs.hidden === 0 ? [] : triedRows(reasons)}
        rowKey={({ title }) => title}
        empty={<p className="px-(--gutter) pb-5 text-ink-soft md:px-6">No decision was made while it was tried.</p>}
      />
      {jobs.shown + jobs.hidden === 0 ? null : (
        <p className="px-(--gutter) py-4 text-ink-soft text-sm md:px-6">
          Means of jobs, of {formatCount(decisions.shown)} decisions with reasons and {formatCount(decisions.hidden)}{' '}
          without, in the last 90 days.
        </p>
      )}
    </Card>
  );
}
