import { useInfiniteQuery } from '@tanstack/react-query';
import { PagedList } from '#web/features/lists/paged-list.tsx';
import { formatAgo } from '#web/lib/format-time.ts';
import { isAwaited } from '#web/lib/is-awaited.ts';
import { Pending } from '#web/ui/pending.tsx';
import { dismissedJobsQuery } from './api.ts';
import { dismissalLabels } from './dismissal-words.ts';
import { UndoDismissal } from './just-dismissed.tsx';

/** Jobs the rep dismissed, each with an undo. Renders nothing without any. */
export function DismissedJobs({ onUndone }: { readonly onUndone: () => void }) {
  const query = useInfiniteQuery(dismissedJobsQuery);
  if (!query.error && !query.data?.pages.some(({ items }) => items.length > 0))
    return isAwaited(query) ? <Pending /> : null;
  return (
    <section aria-labelledby="dismissed" className="mt-10">
      <h2 id="dismissed" className="mb-1 text-2xl">
        Not for you
      </h2>
      <p className="mb-4 text-ink-soft">Open jobs you dismissed. We use your reasons for similar jobs.</p>
      <PagedList query={query} noun="job" keyOf={({ jobId }) => jobId} empty={null}>
        {({ jobId, title, companyName, reason, dismissedAt }) => (
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border border-line bg-surface px-(--gutter) py-4 md:px-6">
            <div className="min-w-0">
              <h3 className="break-words text-lg">{title}</h3>
              <p className="break-words text-ink-soft text-[0.9375rem]">
                {companyName} · {dismissalLabels[reason]} · {formatAgo(dismissedAt)}
              </p>
            </div>
            <UndoDismissal job={{ id: jobId, title }} onUndone={onUndone} />
          </div>
        )}
      </PagedList>
    </section>
  );
}
