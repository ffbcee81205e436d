import { useQuery } from '@tanstack/react-query';
import type { MatchingInWords } from '#contract/matching/choices.ts';
import type { FeatureName } from '#domain/matching/features.ts';
import { QueryPart } from '#web/features/lists/query-part.tsx';
import { Card } from '#web/ui/card.tsx';
import { matchChoicesQuery, matchingInWordsQuery } from './api.ts';
import { type Weighed, weighedOf, weightlessOf } from './weight-words.ts';

/** Omitted for reps who asked to be matched without their reliability. */
const learntFromWork: readonly FeatureName[] = ['reliability', 'answering'];

/** The factors of a match, and how much each counts. */
export function WeightsCard() {
  const query = useQuery(matchingInWordsQuery);
  return (
    <>
      <Card title="What counts, and how much">
        <QueryPart query={query} label="Loading what counts">
          {(words) => <Weights words={words} />}
        </QueryPart>
      </Card>
      {query.data ? (
        <Card
          title="What we never use"
          description={`The ranking never uses these.${query.data.reviewed ? ' The person who approves a match sees your first name and an initial.' : ''}`}
        >
          <ul className="grid list-disc gap-1 ps-5">
            {query.data.neverUsed.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </Card>
      ) : null}
    </>
  );
}

function Weights({ words: { groups } }: { readonly words: MatchingInWords }) {
  const { data: choices } = useQuery(matchChoicesQuery);
  const left = new Set<string>(choices?.rankedByBehaviour === false ? learntFromWork : []);
  const weightless = weightlessOf(groups);
  return (
    <div className="grid gap-6">
      <Bars
        title="How well the work fits"
        note="Together these show how well the work fits. If a job doesn’t ask for one, the others count for more."
        weighed={weighedOf(groups, 'work')}
        left={left}
      />
      <Bars
        title="What can lower a match"
        note="If one of these doesn’t fit, the job ranks lower. If it partly fits, or your profile doesn’t say, the job loses less."
        weighed={weighedOf(groups, 'gate')}
        left={left}
      />
      {weightless.length > 0 ? (
        <p className="text-ink-soft text-[0.9375rem]">These don’t count at the moment: {weightless.join(', ')}.</p>
      ) : null}
      <p className="text-ink-soft text-[0.9375rem]">
        We set these weights ourselves and check them against examples graded by hand. They may change in later
        versions.
      </p>
    </div>
  );
}

interface BarsProps {
  readonly title: string;
  readonly note: string;
  readonly weighed: readonly Weighed[];
  /** Factors that don't apply to this rep. */
  readonly left: ReadonlySet<string>;
}

function Bars({ title, note, weighed, left }: BarsProps) {
  if (weighed.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className="text-lg">{title}</h3>
      <p className="mt-1 mb-3 text-ink-soft text-[0.9375rem] leading-snug">{note}</p>
      <dl className="grid gap-3">
        {weighed.map(({ name, title: label, length, words }) => (
          <div key={name} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1.5">
            <dt className="min-w-0">{label}</dt>
            <dd className="figures font-semibold">{left.has(name) ? 'Not for you' : words}</dd>
            <dd aria-hidden="true" className="col-span-2 h-1.5 overflow-hidden rounded-full bg-line">
              <span
                className="block h-full rounded-full bg-brand"
                style={{ width: `${left.has(name) ? 0 : length}%` }}
              />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
