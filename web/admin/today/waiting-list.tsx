import { useInfiniteQuery } from '@tanstack/react-query';
import { ChevronRight, Clock, Coffee, UserCheck } from 'lucide-react';
import { Link } from 'react-router';
import type { WaitingItem, WaitingKind } from '#contract/admin/waiting.ts';
import { useAdmin } from '#web/admin/sign-in/admin-gate.tsx';
import { PagedList } from '#web/features/lists/paged-list.tsx';
import { formatRand } from '#web/lib/format.ts';
import { formatAgo } from '#web/lib/format-time.ts';
import { Badge } from '#web/ui/badge.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { waitingQuery } from './api.ts';
import { titleOf, toDoOf, waitingWords } from './waiting-words.ts';

/** Tasks that wait for an admin, first due first. Each links to the page where it is done. */
export function WaitingList({ kind }: { readonly kind: WaitingKind | undefined }) {
  const query = useInfiniteQuery(waitingQuery(kind));
  return (
    <PagedList
      query={query}
      noun="task"
      keyOf={(item) => `${item.kind} ${item.id}`}
      empty={
        <EmptyState icon={<Coffee aria-hidden="true" />} title="You’re all caught up">
          {kind ? 'No tasks of this kind right now.' : 'New tasks for your role appear here automatically.'}
        </EmptyState>
      }
    >
      {(item) => <Waiting item={item} />}
    </PagedList>
  );
}

function Waiting({ item }: { readonly item: WaitingItem }) {
  const { kind, since, dueAt, cents, takenBy } = item;
  const { name, to } = waitingWords[kind];
  const { email } = useAdmin();
  return (
    <Link
      to={to(item)}
      className="flex items-center gap-x-4 rounded-card border border-line bg-surface p-(--gutter) shadow-card transition-colors hover:border-brand lg:py-4"
    >
      <span className="grid min-w-0 flex-1 items-center gap-1 lg:grid-cols-[minmax(0,1fr)_auto] lg:gap-x-6">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1 lg:col-span-full">
          <Badge>{name}</Badge>
          <span className="text-ink-soft text-sm">{formatAgo(since)}</span>
          {new Date(dueAt) < new Date() ? (
            <Badge tone="danger" icon={<Clock aria-hidden="true" />}>
              Overdue
            </Badge>
          ) : null}
          {takenBy === null ? null : (
            <Badge tone="info" icon={<UserCheck aria-hidden="true" />}>
              {takenBy === email ? 'Yours' : `With ${takenBy}`}
            </Badge>
          )}
        </span>
        <span className="font-semibold leading-6 wrap-anywhere">
          {titleOf(item)}
          {cents === null ? null : <span className="figures whitespace-nowrap"> · {formatRand(cents)}</span>}
        </span>
        <span className="text-ink-soft text-sm">{toDoOf(item)}</span>
      </span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
    </Link>
  );
}
