import { useQuery } from '@tanstack/react-query';
import { Hourglass } from 'lucide-react';
import type { AnalyticsFigures } from '#contract/analytics/analytics.ts';
import { isStillCounting } from '#domain/analytics/still-counting.ts';
import { NotLoaded } from '#web/features/lists/not-loaded.tsx';
import { formatCount, formatRandExact } from '#web/lib/format.ts';
import { formatDateTime } from '#web/lib/format-time.ts';
import { Alert } from '#web/ui/alert.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { TabLinks } from '#web/ui/tab-links.tsx';
import { figuresQuery } from './api.ts';
import { ChartCard } from './chart-card.tsx';
import { type GroupName, groupNames, groupOf } from './chart-groups.ts';
import { Cohorts } from './cohorts.tsx';
import { EventsList } from './events-list.tsx';
import { type Shown, useShown } from './shown.ts';
import { ShownFields } from './shown-fields.tsx';
import { SplitCard } from './split-card.tsx';

type AddressWith = ReturnType<typeof useShown>['addressWith'];

/** The state of the market: charts, or the rows behind one number. */
export function Analytics() {
  const { shown, addressWith } = useShown();
  if (shown.rows) return <EventsList rows={shown.rows} shown={shown} back={addressWith({})} />;
  const tabs = [
    ...groupNames.map((name) => ({ name, label: groupOf(name).label })),
    { name: 'cohorts', label: 'Cohorts' },
  ];
  return (
    <>
      <TabLinks
        label="Figures by topic"
        className="mb-6"
        tabs={tabs.map(({ name, label }) => ({ to: addressWith({ show: name }), label, active: shown.show === name }))}
      />
      {shown.show === 'cohorts' ? (
        <>
          <CountingNote shown={shown} />
          <Cohorts addressWith={addressWith} />
        </>
      ) : (
        <>
          <ShownFields shown={shown} addressWith={addressWith} />
          <Charts group={shown.show} shown={shown} addressWith={addressWith} />
        </>
      )}
    </>
  );
}

interface ChartsProps {
  readonly group: GroupName;
  readonly shown: Shown;
  readonly addressWith: AddressWith;
}

function Charts({ group, shown, addressWith }: ChartsProps) {
  const { from, to, by, province, industry } = shown;
  const { data, error, isFetching, refetch } = useQuery(figuresQuery({ from, to, by, province, industry }));
  if (!data) return <NotLoaded query={{ error, isFetching, refetch }} label="Loading figures" />;
  const [first, last] = [data.periods[0], data.periods.at(-1)];
  if (data.countedAt === null)
    return (
      <EmptyState icon={<Hourglass aria-hidden="true" />} title="Still counting">
        The first figures appear here within five minutes. This page updates automatically.
      </EmptyState>
    );
  if (!first || !last) return <Alert tone="warning">The start date is after the end date. Choose other dates.</Alert>;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {error ? (
        <Alert tone="warning" title="We couldn’t refresh these figures" announce>
          {error.message}
        </Alert>
      ) : null}
      <StillCounting countedAt={data.countedAt} />
      <p className="text-ink-soft" aria-live="polite">
        Counted up to {formatDateTime(data.countedAt)}, South African time.
        {last.isWhole ? '' : ' The last period isn’t complete yet.'}
        {isFetching ? ' Loading…' : ''}
      </p>
      {group === 'subscriptions' ? <SubscriptionsNow {...data.subscriptionsNow} /> : null}
      {groupOf(group).charts.map((chart) => (
        <ChartCard key={chart.title} chart={chart} answer={data} by={by} addressWith={addressWith} />
      ))}
      <SplitCard group={group} shown={shown} days={{ from: first.from, to: last.to }} addressWith={addressWith} />
    </div>
  );
}

/** Figures of a moment long past look like a market that stopped. */
function StillCounting({ countedAt }: { readonly countedAt: string | null }) {
  if (!isStillCounting(countedAt, new Date())) return null;
  return (
    <Alert tone="info" title="Still counting" announce>
      {countedAt === null
        ? 'No figures yet. The first ones appear within five minutes.'
        : `These figures don’t yet include anything after ${formatDateTime(countedAt)}. This page updates automatically.`}
    </Alert>
  );
}

/** The same when the figures themselves don't say so. */
function CountingNote({ shown: { from, to, by } }: { readonly shown: Shown }) {
  const { data } = useQuery(figuresQuery({ from, to, by }));
  return data ? (
    <div className="mb-6 empty:hidden">
      <StillCounting countedAt={data.countedAt} />
    </div>
  ) : null;
}

/** What MRR includes that may not recur. */
function SubscriptionsNow(now: AnalyticsFigures['subscriptionsNow']) {
  return (
    <p className="text-lg">
      Now, all provinces and industries: {formatCount(now.running)} active, {formatRandExact(now.mrrCents)} a month.
      This includes {formatCount(now.pastDue)} past due ({formatRandExact(now.pastDueCents)}) and{' '}
      {formatCount(now.cancelledButPaid)} cancelled but paid for ({formatRandExact(now.cancelledButPaidCents)}).
    </p>
  );
}
