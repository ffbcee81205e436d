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
import { DeedsList } from './deeds-list.tsx';
import { type Shown, useShown } from './shown.ts';
import { ShownFields } from './shown-fields.tsx';
import { SplitCard } from './split-card.tsx';

type AddressWith = ReturnType<typeof useShown>['addressWith'];

/** What the market did: charts, or the rows of one number. */
export function Analytics() {
  const { shown, addressWith } = useShown();
  if (shown.rows) return <DeedsList rows={shown.rows} shown={shown} back={addressWith({})} />;
  const tabs = [
    ...groupNames.map((name) => ({ name, label: groupOf(name).label })),
    { name: 'cohorts', label: 'Cohorts' },
  ];
  return (
    <>
      <TabLinks
        label="Parts of the figures"
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
  if (!data) return <NotLoaded query={{ error, isFetching, refetch }} label="Loading the figures" />;
  const [first, last] = [data.periods[0], data.periods.at(-1)];
  if (data.countedAt === null)
    return (
      <EmptyState icon={<Hourglass aria-hidden="true" />} title="Still counting">
        The first figures appear here within five minutes. This page updates by itself.
      </EmptyState>
    );
  if (!first || !last) return <Alert tone="warning">It ends before it begins: choose other days.</Alert>;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {error ? (
        <Alert tone="warning" title="These figures could not be renewed" announce>
          {error.message}
        </Alert>
      ) : null}
      <StillCounting countedAt={data.countedAt} />
      <p className="text-ink-soft" aria-live="polite">
        Counted up to {formatDateTime(data.countedAt)}, South African time.
        {last.isWhole ? '' : ' The last period is not over.'}
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

/** Figures up to a moment long gone look like a market that stopped. */
function StillCounting({ countedAt }: { readonly countedAt: string | null }) {
  if (!isStillCounting(countedAt, new Date())) return null;
  return (
    <Alert tone="info" title="Still counting" announce>
      {countedAt === null
        ? 'Nothing is counted yet. The first figures appear within five minutes.'
        : `What happened after ${formatDateTime(countedAt)} is not in these figures yet. This page updates by itself.`}
    </Alert>
  );
}

/** The same where the figures themselves do not say so. */
function CountingNote({ shown: { from, to, by } }: { readonly shown: Shown }) {
  const { data } = useQuery(figuresQuery({ from, to, by }));
  return data ? (
    <div className="mb-6 empty:hidden">
      <StillCounting countedAt={data.countedAt} />
    </div>
  ) : null;
}

/** What MRR holds that may not come in again. */
function SubscriptionsNow(now: AnalyticsFigures['subscriptionsNow']) {
  return (
    <p className="text-lg">
      Now, everywhere: {formatCount(now.running)} running, {formatRandExact(now.mrrCents)} a month. Of these{' '}
      {formatCount(now.pastDue)} past due ({formatRandExact(now.pastDueCents)}) and {formatCount(now.cancelledButPaid)}{' '}
      cancelled but paid for ({formatRandExact(now.cancelledButPaidCents)}).
    </p>
  );
}
