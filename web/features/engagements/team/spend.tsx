import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Clock, HandCoins, Undo2, Wallet } from 'lucide-react';
import type { JobSpend } from '#contract/engagements/team.ts';
import { businessTabAddress, teamAddress } from '#contract/site/portal-addresses.ts';
import { QueryTrouble } from '#web/features/lists/query-trouble.tsx';
import { formatCount, formatRand, plural } from '#web/lib/format.ts';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import { StatCard } from '#web/ui/stat-card.tsx';
import { Table, type TableColumn } from '#web/ui/table.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { spendQuery, teamTotalsQuery } from './api.ts';
import { nameMinutes } from './words.ts';

const columns: readonly TableColumn<JobSpend>[] = [
  {
    key: 'job',
    header: 'Job',
    primary: true,
    written: true,
    cell: ({ jobId, jobTitle }) => <TextLink to={teamAddress({ show: 'work', job: jobId })}>{jobTitle}</TextLink>,
  },
  { key: 'reps', header: 'Reps', align: 'end', cell: ({ reps }) => formatCount(reps) },
  { key: 'hours', header: 'Hours', align: 'end', cell: ({ minutes }) => nameMinutes(minutes) },
  { key: 'paid', header: 'Paid out', align: 'end', cell: ({ paidCents }) => formatRand(paidCents) },
  { key: 'held', header: 'Held', align: 'end', cell: ({ heldCents }) => formatRand(heldCents) },
  { key: 'back', header: 'Not spent', align: 'end', cell: ({ backCents }) => formatRand(backCents) },
];

/** Hours and money, in total and by job. */
export function TeamSpend() {
  const totals = useQuery(teamTotalsQuery);
  const query = useInfiniteQuery(spendQuery);
  const error = query.error ?? totals.error;
  if (error && !(query.data && totals.data))
    return (
      <QueryTrouble
        error={error}
        busy={query.isFetching || totals.isFetching}
        onRetry={() => void Promise.all([query.refetch(), totals.refetch()])}
      />
    );
  const rows = query.data?.pages.flatMap(({ items }) => items) ?? [];
  const sum = totals.data;
  if (query.data && rows.length === 0) return <NothingSpent />;
  const among = sum && [sum.paidCents, sum.heldCents, sum.backCents].map((cents) => formatRand(cents));
  return (
    <div className="grid gap-6">
      <div className="grid halves gap-3 md:gap-4 xl:grid-cols-4">
        <StatCard
          label="Paid out"
          value={sum && formatRand(sum.paidCents)}
          among={among ?? []}
          note="To reps, including our fee"
          icon={<Wallet aria-hidden="true" />}
        />
        <StatCard
          label="Held"
          value={sum && formatRand(sum.heldCents)}
          among={among ?? []}
          note="For gigs ahead or hours to approve"
          icon={<HandCoins aria-hidden="true" />}
        />
        <StatCard
          label="Not spent"
          value={sum && formatRand(sum.backCents)}
          among={among ?? []}
          note="Refunded, or used for a replacement"
          icon={<Undo2 aria-hidden="true" />}
        />
        <StatCard
          label="Hours"
          value={sum && nameMinutes(sum.minutes)}
          among={among ?? []}
          note={sum ? `Of ${plural(sum.reps, 'rep')}` : null}
          icon={<Clock aria-hidden="true" />}
        />
      </div>
      <Card title="By job" flush>
        <Table
          caption="Hours and money by job"
          columns={columns}
          rows={rows}
          rowKey={({ jobId }) => jobId}
          loading={query.isPending}
        />
      </Card>
      <LoadMore
        hasMore={query.hasNextPage}
        busy={query.isFetchingNextPage}
        onLoadMore={() => void query.fetchNextPage()}
      />
    </div>
  );
}

function NothingSpent() {
  return (
    <EmptyState
      icon={<Wallet aria-hidden="true" />}
      title="No payments yet"
      action={
        <LinkButton to={businessTabAddress('my-jobs')} variant="secondary">
          View my jobs
        </LinkButton>
      }
    >
      The hours and cost of each job appear here once you accept a rep.
    </EmptyState>
  );
}
