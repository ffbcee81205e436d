import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { mostCounted } from '#contract/admin/options.ts';
import type { WaitingKind } from '#contract/admin/waiting.ts';
import { adminPath } from '#contract/site/sign-in-addresses.ts';
import { FigureCards } from '#web/admin/people/figure-cards.tsx';
import { waitingCountsQuery } from '#web/admin/today/api.ts';
import { WaitingList } from '#web/admin/today/waiting-list.tsx';
import { waitingWords } from '#web/admin/today/waiting-words.ts';
import { PageHeader } from '#web/features/shell/page-header.tsx';
import { isAwaited } from '#web/lib/is-awaited.ts';
import { Pending } from '#web/ui/pending.tsx';
import { TabLinks } from '#web/ui/tab-links.tsx';

const addressOf = (kind?: WaitingKind) =>
  `${adminPath}?${new URLSearchParams({ tab: 'today', ...(kind && { kind }) })}`;

/** The panel's first page: open tasks. */
export default function TodayTab() {
  const asked = useSearchParams()[0].get('kind');
  const kind = asked !== null && asked in waitingWords ? (asked as WaitingKind) : undefined;
  const waiting = useQuery(waitingCountsQuery);
  const counts = waiting.data ?? [];
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  const named =
    kind === undefined || counts.some((one) => one.kind === kind) ? counts : [...counts, { kind, count: 0 }];
  return (
    <>
      <PageHeader title="Today" description="What needs a decision or an answer, most urgent first." />
      <FigureCards />
      {isAwaited(waiting) ? <Pending /> : null}
      {named.length > 1 || kind !== undefined ? (
        <TabLinks
          label="Tasks by type"
          className="mb-4"
          tabs={[
            { to: addressOf(), label: 'All', count: Math.min(all, mostCounted), active: kind === undefined },
            ...named.map((one) => ({
              to: addressOf(one.kind),
              label: waitingWords[one.kind].name,
              count: one.count,
              active: one.kind === kind,
            })),
          ]}
        />
      ) : null}
      <h2 className="sr-only">Tasks</h2>
      <WaitingList key={kind ?? 'all'} kind={kind} />
    </>
  );
}
