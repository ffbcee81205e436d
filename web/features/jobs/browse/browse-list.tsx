import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { MapPin } from 'lucide-react';
import type { JobFilters } from '#contract/jobs/search.ts';
import { repTabAddress } from '#contract/site/portal-addresses.ts';
import { PagedList } from '#web/features/lists/paged-list.tsx';
import { ApiError } from '#web/lib/api-client.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { type BrowseCriteria, browseQuery } from './browse-api.ts';
import { BrowseEmpty } from './browse-empty.tsx';
import { BrowseJobCard } from './browse-job-card.tsx';
import { BrowseOrder } from './browse-order.tsx';
import { filtersOf } from './filters-in-address.ts';

interface BrowseListProps {
  readonly criteria: BrowseCriteria;
  readonly onChange: (criteria: BrowseCriteria) => void;
  /** Back to the search field, with its text. */
  readonly onRetype: () => void;
}

/** The matching jobs, in the chosen order. The previous results stay while the next load. */
export function BrowseList({ criteria, onChange, onRetype }: BrowseListProps) {
  const jobs = useInfiniteQuery({ ...browseQuery(criteria), placeholderData: keepPreviousData });
  const filters = filtersOf(criteria);
  const { sort, near } = criteria;
  // The server's default order.
  const [first] = jobs.data?.pages ?? [];
  const shown = { sort: sort ?? first?.sort ?? null, near: near ?? first?.near ?? undefined };
  const order = { ...(sort && { sort }), ...(near && { near }) };
  const refilter = (wanted: JobFilters) => onChange({ ...wanted, ...order });
  const { error } = jobs;
  const lost = error instanceof ApiError && error.code === 'job.origin_unknown' ? error : null;
  const instead = jobs.isPlaceholderData ? null : first?.searchedFor;
  return (
    <section aria-labelledby="all-jobs" className="mt-6 md:mt-8">
      <div className="mb-3 flex flex-wrap items-end justify-between gap-x-4 gap-y-2 md:mb-4 md:gap-4">
        <h2 id="all-jobs" className="text-xl md:text-2xl">
          All Available Jobs
        </h2>
        <BrowseOrder {...shown} onChange={(wanted) => onChange({ ...filters, ...wanted })} />
      </div>
      <div role="status">
        {instead ? (
          <p className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1">
            <span>
              Showing results for <strong>“{instead}”</strong>. No open job mentions “{criteria.q}”.
            </span>
            <Button variant="ghost" size="small" onClick={onRetype}>
              Edit search
            </Button>
          </p>
        ) : null}
      </div>
      {lost ? (
        <EmptyState
          level={3}
          icon={<MapPin aria-hidden="true" />}
          title={lost.title}
          action={
            <>
              <LinkButton to={repTabAddress('profile')}>Open my profile</LinkButton>
              <Button variant="secondary" onClick={() => onChange({ ...filters, sort: 'newest' })}>
                Newest first
              </Button>
            </>
          }
        >
          {lost.message}
        </EmptyState>
      ) : (
        <div
          aria-busy={jobs.isPlaceholderData}
          className={clsx('transition-opacity', jobs.isPlaceholderData && 'opacity-60')}
        >
          <PagedList
            query={jobs}
            noun="job"
            keyOf={({ id }) => id}
            empty={<BrowseEmpty filters={filters} onChange={refilter} />}
          >
            {(job) => <BrowseJobCard job={job} />}
          </PagedList>
        </div>
      )}
    </section>
  );
}
