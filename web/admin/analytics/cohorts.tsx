import { useQuery } from '@tanstack/react-query';
import type { AnalyticsCohort } from '#contract/analytics/analytics.ts';
import type { CsvFormat } from '#contract/csv-format.ts';
import { addDays } from '#domain/shared/calendar-day.ts';
import { csvOf } from '#domain/shared/csv.ts';
import { QueryTrouble } from '#web/features/lists/query-trouble.tsx';
import { CsvButton } from '#web/lib/csv-button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { cohortsQuery } from './api.ts';
import { periodTick } from './value-texts.ts';

const sides = {
  rep: { title: 'Reps', active: 'applied or completed a gig', signUp: 'reps_signed_up' },
  business: { title: 'Businesses', active: 'posted a job or hired', signUp: 'businesses_signed_up' },
} as const;

interface CohortsProps {
  readonly addressWith: (changes: Readonly<Record<string, string | undefined>>) => string;
}

/** For users who signed up in a given week: how many are still active. */
export function Cohorts({ addressWith }: CohortsProps) {
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">
      <CohortCard side="rep" addressWith={addressWith} />
      <CohortCard side="business" addressWith={addressWith} />
    </div>
  );
}

const cohortsCsv = (cohorts: readonly AnalyticsCohort[], format: CsvFormat) =>
  csvOf(
    [
      ['Sign-up week from', 'People', ...Array.from({ length: 12 }, (_, week) => `Week ${week}`)],
      ...cohorts.map(({ week, people, active }) => [week, people, ...active]),
    ],
    format,
  );

function CohortCard({ side, addressWith }: CohortsProps & { readonly side: 'rep' | 'business' }) {
  const { data, error, isFetching, refetch } = useQuery(cohortsQuery(side));
  const { title, active, signUp } = sides[side];
  return (
    <Card
      title={`${title} by sign-up week`}
      description={`How many ${active} in the sign-up week (0), the next week (1) and so on. Shares are of all sign-ups that week. The last week isn’t complete yet.`}
      footer={
        data ? (
          <CsvButton name={`cohorts-${side}.csv`} load={(format) => cohortsCsv(data, format)}>
            CSV
          </CsvButton>
        ) : undefined
      }
    >
      {error && !data ? (
        <QueryTrouble error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <Skeleton className="h-48 w-full" label="Loading cohorts" grows />
      ) : data.length === 0 ? (
        <p className="text-ink-soft">No sign-ups in the last twelve weeks.</p>
      ) : (
        <section
          className="relative min-w-0 overflow-x-auto"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to scroll by the keyboard too
          tabIndex={0}
          aria-label={`${title.toLowerCase()} cohorts`}
        >
          <table className="text-sm">
            <caption className="sr-only">{title} by sign-up week</caption>
            <thead>
              <tr>
                <th scope="col" className="pe-4 pb-2 text-start font-semibold text-ink-soft">
                  Week from
                </th>
                <th scope="col" className="pe-4 pb-2 text-end font-semibold text-ink-soft">
                  People
                </th>
                {data.at(-1)?.active.map((_, week) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: its number is what it is
                  <th key={week} scope="col" className="px-2 pb-2 text-end font-semibold text-ink-soft">
                    <span className="sr-only">Week </span>
                    {week}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {data.map(({ week, people, active: counts }) => (
                <tr key={week}>
                  <th scope="row" className="whitespace-nowrap py-1.5 pe-4 text-start font-normal">
                    {periodTick(week, week)}
                  </th>
                  <td className="figures py-1.5 pe-4 text-end">
                    <TextLink to={addressWith({ rows: signUp, rowsFrom: week, rowsTo: addDays(week, 6) })}>
                      {people}
                    </TextLink>
                  </td>
                  {counts.map((count, after) => (
                    <td
                      // biome-ignore lint/suspicious/noArrayIndexKey: its number is what it is
                      key={after}
                      className="figures border border-surface px-2 py-1.5 text-end"
                      style={{
                        background: `color-mix(in oklab, var(--brand-soft) ${Math.min(100, Math.round((200 * count) / people))}%, transparent)`,
                      }}
                    >
                      {count} <span className="block text-ink-soft">({Math.round((100 * count) / people)}%)</span>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </Card>
  );
}
