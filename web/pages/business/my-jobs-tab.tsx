import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Megaphone, Plus } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { type JobStatus, jobStatuses } from '#contract/jobs/options.ts';
import { businessTabAddress, newJobAddress } from '#contract/site/portal-addresses.ts';
import { jobStatusLabels } from '#domain/job-lifecycle.ts';
import { OwnJobCard } from '#web/features/jobs/own-job-card.tsx';
import { ownJobCountsQuery, ownJobsQuery } from '#web/features/jobs/own-jobs-api.ts';
import { PagedList } from '#web/features/lists/paged-list.tsx';
import { PageHeader } from '#web/features/shell/page-header.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { TabLinks } from '#web/ui/tab-links.tsx';

const newJob = newJobAddress();
const addressOf = (show?: JobStatus) => businessTabAddress('my-jobs', { show });

export function MyJobsTab() {
  const [search] = useSearchParams();
  const chosen = jobStatuses.find((status) => status === search.get('show'));
  const counts = useQuery(ownJobCountsQuery);
  const jobs = useInfiniteQuery(ownJobsQuery(chosen));
  return (
    <>
      <PageHeader
        title="My Jobs"
        description="Every job you posted, with who applied."
        action={
          <LinkButton to={newJob} variant="accent" icon={<Plus aria-hidden="true" className="size-5" />} full="phone">
            Post a New Job
          </LinkButton>
        }
      />
      <TabLinks
        label="Jobs by status"
        className="mb-5"
        tabs={[
          { to: addressOf(), label: 'All', count: counts.data?.all, active: chosen === undefined },
          ...jobStatuses.map((status) => ({
            to: addressOf(status),
            label: jobStatusLabels[status],
            count: counts.data?.[status],
            active: status === chosen,
          })),
        ]}
      />
      <PagedList
        query={jobs}
        noun="job"
        keyOf={({ id }) => id}
        empty={chosen ? <NoneOf status={chosen} /> : <NoJobs />}
      >
        {(job) => <OwnJobCard job={job} />}
      </PagedList>
    </>
  );
}

function NoJobs() {
  return (
    <EmptyState
      icon={<Megaphone aria-hidden="true" />}
      title="No jobs yet"
      action={
        <LinkButton to={newJob} variant="accent">
          Post Your First Job
        </LinkButton>
      }
    >
      Say what needs selling, where and for how long. Reps see it the moment you post it.
    </EmptyState>
  );
}

function NoneOf({ status }: { status: JobStatus }) {
  return (
    <EmptyState
      icon={<Megaphone aria-hidden="true" />}
      title={`No ${jobStatusLabels[status].toLowerCase()} jobs`}
      action={
        <LinkButton to={addressOf()} variant="secondary">
          Show all jobs
        </LinkButton>
      }
    >
      None of your jobs is {jobStatusLabels[status].toLowerCase()} now.
    </EmptyState>
  );
}
