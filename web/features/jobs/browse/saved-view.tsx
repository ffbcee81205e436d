import { useInfiniteQuery } from '@tanstack/react-query';
import { BellRing, Bookmark } from 'lucide-react';
import { jobForRepApi } from '#contract/applications/job-for-rep.ts';
import { isVisibleToReps } from '#domain/jobs/job-lifecycle.ts';
import { jobStatusTexts } from '#texts/jobs/status.ts';
import { PagedList } from '#web/features/lists/paged-list.tsx';
import { useTrialRefusal } from '#web/lib/trial-closed.ts';
import { StatusBadge } from '#web/ui/badge.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { BrowseJobCard } from './browse-job-card.tsx';
import { addressOfJobs } from './filters-in-address.ts';
import { savedJobsQuery, savedSearchesQuery } from './saved-api.ts';
import { SavedSearchCard } from './saved-search-card.tsx';

/** The rep's saved jobs and searches. */
export function SavedView() {
  const closed = useTrialRefusal(jobForRepApi.show);
  const jobs = useInfiniteQuery(savedJobsQuery);
  const searches = useInfiniteQuery(savedSearchesQuery);
  return (
    <div className="grid gap-10">
      <section aria-labelledby="saved-jobs">
        <h2 id="saved-jobs" className="mb-4 text-2xl">
          Saved jobs
        </h2>
        <PagedList
          query={jobs}
          noun="saved job"
          keyOf={({ id }) => id}
          empty={
            <EmptyState
              level={3}
              icon={<Bookmark aria-hidden="true" />}
              title="No saved jobs yet"
              action={closed === null ? <LinkButton to={addressOfJobs()}>Browse jobs</LinkButton> : undefined}
            >
              Press the bookmark on a job to save it for later.
            </EmptyState>
          }
        >
          {(job) => (
            <BrowseJobCard
              job={{ ...job, saved: true, distanceKm: null, answerHours: null }}
              note={isVisibleToReps(job.status) ? null : <StatusBadge {...jobStatusTexts[job.status]} />}
              // Only a job that is open, or that the rep applied for, has a page.
              open={isVisibleToReps(job.status) && closed === null}
            />
          )}
        </PagedList>
      </section>
      <section aria-labelledby="saved-searches">
        <h2 id="saved-searches" className="mb-4 text-2xl">
          Saved searches
        </h2>
        <PagedList
          query={searches}
          noun="saved search"
          nouns="saved searches"
          keyOf={({ id }) => id}
          empty={
            <EmptyState level={3} icon={<BellRing aria-hidden="true" />} title="No saved searches yet">
              Set filters under Browse All Jobs, then press “Save this search”. We can email you what it finds.
            </EmptyState>
          }
        >
          {(search) => <SavedSearchCard search={search} />}
        </PagedList>
      </section>
    </div>
  );
}
