import { type UseQueryResult, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { reliabilityRule } from '#domain/reliability/rule.ts';
import { businessRecordText, repAnswersText, repRecordText } from '#texts/trust/reliability-records.ts';
import { PagedList } from '#web/features/lists/paged-list.tsx';
import { QueryPart } from '#web/features/lists/query-part.tsx';
import { plural } from '#web/lib/format.ts';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { businessReliabilityQuery, entriesQuery, repReliabilityQuery } from './api.ts';
import { EntryCard } from './entry-card.tsx';

interface Points {
  readonly score: number;
  readonly wellPoints: number;
  readonly lostPoints: number;
}

interface SummaryProps {
  /** What others read about the user. */
  readonly record: string;
  readonly answers?: string | null;
  readonly isNew: boolean;
  readonly points: Points;
}

const { presumedGigs, presumedPercent, gigPoints } = reliabilityRule;
const presumed = presumedGigs * gigPoints;

function Summary({ record, answers, isNew, points: { score, wellPoints, lostPoints } }: SummaryProps) {
  return (
    <div className="grid gap-2">
      <p className="font-semibold text-xl">{record}</p>
      {answers ? <p>{answers}</p> : null}
      {isNew ? (
        <p className="text-ink-soft">You start like everyone else. Your first gig adds the first entry.</p>
      ) : (
        <>
          <p>
            Your figure is <strong>{score} of 100</strong>.
          </p>
          <p className="text-ink-soft text-[0.9375rem]">
            {plural(wellPoints, 'point')} earned and {plural(lostPoints, 'point')} lost today, with the {presumed}{' '}
            points that everyone starts with, {presumedPercent} % of them earned.
          </p>
        </>
      )}
      <p>
        <TextLink to="/reliability">How reliability works</TextLink>
      </p>
    </div>
  );
}

interface OwnProps<Answer> {
  readonly side: 'rep' | 'business';
  readonly query: UseQueryResult<Answer>;
  readonly summaryOf: (answer: Answer) => SummaryProps;
}

/** A user's figure, with every event it is worked out from. */
function Own<Answer>({ side, query, summaryOf }: OwnProps<Answer>) {
  const entries = useInfiniteQuery(entriesQuery[side]);
  return (
    <div className="grid gap-6">
      <Card title={side === 'rep' ? 'What businesses see' : 'What reps see'}>
        <QueryPart query={query} label="Loading your reliability">
          {(answer) => <Summary {...summaryOf(answer)} />}
        </QueryPart>
      </Card>
      <section aria-labelledby="entries">
        <h2 id="entries" className="mb-4 text-xl">
          What it’s worked out from
        </h2>
        <PagedList
          query={entries}
          noun="entry"
          nouns="entries"
          keyOf={({ id }) => id}
          empty={
            <EmptyState icon={<ShieldCheck aria-hidden="true" />} title="No entries yet">
              Each gig you {side === 'rep' ? 'come to' : 'pay for'} appears here, with its points and how long they
              count.
            </EmptyState>
          }
        >
          {(entry, index) => <EntryCard entry={entry} number={index + 1} side={side} />}
        </PagedList>
      </section>
    </div>
  );
}

export function RepReliability() {
  return (
    <Own
      side="rep"
      query={useQuery(repReliabilityQuery)}
      summaryOf={({ record, ...points }) => ({
        record: repRecordText(record),
        answers: repAnswersText(record),
        isNew: record.isNew,
        points,
      })}
    />
  );
}

export function BusinessReliability() {
  return (
    <Own
      side="business"
      query={useQuery(businessReliabilityQuery)}
      summaryOf={({ record, ...points }) => ({
        record: businessRecordText(record),
        isNew: record.isNew,
        points,
      })}
    />
  );
}
