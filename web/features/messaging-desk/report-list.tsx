import { useInfiniteQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { Link } from 'react-router';
import type { ReportList as ListName, ReportHead } from '#contract/messaging/reports.ts';
import { QueryTrouble } from '#web/features/lists/query-trouble.tsx';
import { reasonWords } from '#web/features/messaging/report-words.ts';
import { formatAgo } from '#web/lib/format-time.ts';
import { Badge } from '#web/ui/badge.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import { reportsQuery } from './api.ts';
import { type DeskPart, deskAddress } from './desk-addresses.ts';
import { outcomeNames } from './desk-words.ts';
import { LoadingRows } from './loading-rows.tsx';

interface ReportListProps {
  readonly list: ListName;
  readonly part: DeskPart;
  readonly open: string | null;
}

export function ReportList({ list, part, open }: ReportListProps) {
  const query = useInfiniteQuery(reportsQuery(list));
  if (query.isPending) return <LoadingRows label="Loading reports" />;
  if (!query.data)
    return <QueryTrouble error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />;
  const items = query.data.pages.flatMap((page) => page.items);
  if (items.length === 0)
    return (
      <div className="p-4">
        <EmptyState icon={<ShieldCheck aria-hidden="true" />} title={list === 'open' ? 'No reports' : 'Nothing yet'}>
          {list === 'open'
            ? 'When a member reports what another wrote, it appears here.'
            : 'Reports that are decided appear here.'}
        </EmptyState>
      </div>
    );
  return (
    <>
      <ul aria-label={list === 'open' ? 'Open reports' : 'Decided reports'} className="divide-y divide-line">
        {items.map((head) => (
          <li key={head.id}>
            <Row head={head} part={part} active={head.id === open} />
          </li>
        ))}
      </ul>
      <LoadMore
        hasMore={query.hasNextPage}
        busy={query.isFetchingNextPage}
        onLoadMore={() => void query.fetchNextPage()}
      />
    </>
  );
}

interface RowProps {
  readonly head: ReportHead;
  readonly part: DeskPart;
  readonly active: boolean;
}

function Row({ head: { id, reason, reporter, reported, createdAt, decision, jobTitle }, part, active }: RowProps) {
  return (
    <Link
      to={deskAddress({ list: part, report: id })}
      data-desk-row={id}
      aria-current={active ? 'true' : undefined}
      className="grid gap-1 px-4 py-3 outline-offset-[-3px] transition-colors hover:bg-sunken aria-[current]:bg-brand-soft"
    >
      <span className="flex items-baseline gap-2">
        <span className="min-w-0 flex-1 truncate font-semibold">{reasonWords[reason]}</span>
        <span className="shrink-0 text-ink-soft text-xs">{formatAgo(decision?.at ?? createdAt)}</span>
      </span>
      <span className="text-ink-soft text-sm wrap-anywhere">
        {reporter?.name ?? 'A former member'} about {reported?.name ?? 'a former member'}
        {jobTitle === null ? null : `, ${jobTitle}`}
      </span>
      {decision ? (
        <span>
          <Badge tone={decision.outcome === 'warned' ? 'danger' : 'neutral'}>{outcomeNames[decision.outcome]}</Badge>
        </span>
      ) : null}
    </Link>
  );
}
