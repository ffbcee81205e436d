import { useQuery } from '@tanstack/react-query';
import { Scale } from 'lucide-react';
import type { ComparedGroup, MatchFairness } from '#contract/matching/fairness.ts';
import { QueryPart } from '#web/features/lists/query-part.tsx';
import { formatCount, plural } from '#web/lib/format.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Table, type TableColumn } from '#web/ui/table.tsx';
import { fairnessQuery } from './api.ts';
import { comparedWords, groupName, ratioText, tenthsText } from './fairness-words.ts';

const columns: readonly TableColumn<ComparedGroup>[] = [
  { key: 'name', header: 'Group', primary: true, cell: ({ name }) => groupName(name) },
  { key: 'people', header: 'People', align: 'end', cell: ({ people }) => formatCount(people) },
  { key: 'qualified', header: 'Share of qualified', align: 'end', cell: ({ qualified }) => tenthsText(qualified) },
  { key: 'shown', header: 'Share of top ten', align: 'end', cell: ({ shown }) => tenthsText(shown) },
  { key: 'ratio', header: 'Ratio', align: 'end', cell: ({ ratio }) => ratioText(ratio) },
  {
    key: 'line',
    header: 'Four-fifths rule',
    cell: ({ belowLine }) =>
      belowLine ? <Badge tone="danger">Below</Badge> : <span className="text-ink-soft">Met</span>,
  },
];

/** Whether groups are shown as often as they qualify. */
export function FairnessPart() {
  return (
    <QueryPart query={useQuery(fairnessQuery)} label="Loading fairness figures">
      {(fairness) => (fairness.jobs === 0 ? <NoneYet /> : <Compared fairness={fairness} />)}
    </QueryPart>
  );
}

const NoneYet = () => (
  <EmptyState icon={<Scale aria-hidden="true" />} title="Nothing to compare yet">
    Once businesses have seen some of the qualified reps, you’ll see the top ten by group here.
  </EmptyState>
);

function Compared({ fairness: { jobs, people, least, by } }: { readonly fairness: MatchFairness }) {
  return (
    <div className="grid gap-6">
      <p className="max-w-prose text-ink-soft">
        {plural(people, 'rep')} who qualified for {plural(jobs, 'open job')} where only some reps were shown. A ratio of
        1 means no difference from chance. If a group falls below four fifths of the highest ratio, find out why. Groups
        of fewer than {least} people are left out. None of this is used to rank reps.
      </p>
      {by.map((one) => (
        <Card key={one.by} title={comparedWords[one.by].title} description={comparedWords[one.by].note} flush>
          <Table
            caption={comparedWords[one.by].title}
            columns={columns}
            rows={one.groups}
            rowKey={({ name }) => name}
            empty={<p className="px-6 py-5 text-ink-soft">No group has {least} people yet.</p>}
          />
        </Card>
      ))}
    </div>
  );
}
