import { useInfiniteQuery } from '@tanstack/react-query';
import { Megaphone, Plus } from 'lucide-react';
import { jobStatusLabels } from '#domain/job-lifecycle.ts';
import { ownJobsQuery } from '#web/features/jobs/api.ts';
import { JobCard } from '#web/features/jobs/job-card.tsx';
import { PagedList } from '#web/features/lists/paged-list.tsx';
import { PageHeader } from '#web/features/shell/page-header.tsx';
import { plural } from '#web/lib/format.ts';
import { Badge } from '#web/ui/badge.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';

const newJob = '/dashboard/jobs/new';

export function MyJobsTab() {
  const jobs = useInfiniteQuery(ownJobsQuery);
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
      <PagedList
        query={jobs}
        noun="job"
        keyOf={({ id }) => id}
        empty={
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
        }
      >
        {(job) => (
          <JobCard job={job} to={`/dashboard/jobs/${job.id}`}>
            <div className="flex flex-wrap items-center gap-2">
              <Badge tone={job.status === 'active' ? 'success' : 'neutral'}>{jobStatusLabels[job.status]}</Badge>
              <Badge>{plural(job.applicants.total, 'applicant')}</Badge>
              {job.applicants.pending > 0 ? <Badge tone="accent">{job.applicants.pending} waiting</Badge> : null}
            </div>
          </JobCard>
        )}
      </PagedList>
    </>
  );
}
