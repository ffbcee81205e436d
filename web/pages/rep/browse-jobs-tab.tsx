import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { browseQuery } from '#web/features/jobs/api.ts';
import { filtersOf, withFilters } from '#web/features/jobs/filters-in-address.ts';
import { JobCard } from '#web/features/jobs/job-card.tsx';
import { JobFilterForm } from '#web/features/jobs/job-filter-form.tsx';
import { PagedList } from '#web/features/lists/paged-list.tsx';
import { PageHeader } from '#web/features/shell/page-header.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

export function BrowseJobsTab() {
  const [search, setSearch] = useSearchParams();
  const filters = filtersOf(search);
  const jobs = useInfiniteQuery({ ...browseQuery(filters), placeholderData: keepPreviousData });
  const show = (wanted: typeof filters) =>
    setSearch(withFilters(search, wanted), { replace: true, preventScrollReset: true });
  return (
    <>
      <PageHeader title="Browse Jobs" description="Newest first. Open one to read it all and apply." />
      <JobFilterForm filters={filters} onChange={show} />
      <h2 className="mt-8 mb-4 text-2xl">All Available Jobs</h2>
      <PagedList
        query={jobs}
        noun="job"
        keyOf={({ id }) => id}
        empty={
          <EmptyState
            icon={<SearchX aria-hidden="true" />}
            title="No jobs match"
            action={
              Object.keys(filters).length > 0 ? (
                <Button variant="secondary" onClick={() => show({})}>
                  Clear filters
                </Button>
              ) : null
            }
          >
            {Object.keys(filters).length > 0
              ? 'Try another province, or a lower minimum rate.'
              : 'There are no open jobs at this moment. Look again in a while.'}
          </EmptyState>
        }
      >
        {(job) => <JobCard job={job} to={`/rep-portal/jobs/${job.id}`} />}
      </PagedList>
    </>
  );
}
