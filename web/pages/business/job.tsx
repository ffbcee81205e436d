import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { useState } from 'react';
import type { ReceivedApplication } from '#contract/applications.ts';
import type { BusinessAction } from '#domain/application-lifecycle.ts';
import { isOpen, jobStatusLabels } from '#domain/job-lifecycle.ts';
import { receivedQuery } from '#web/features/applications/api.ts';
import { ApplicantCard } from '#web/features/applications/applicant-card.tsx';
import { DecisionDialog } from '#web/features/applications/decision-dialog.tsx';
import { ownJobQuery } from '#web/features/jobs/api.ts';
import { CloseJob } from '#web/features/jobs/close-job.tsx';
import { JobDescription } from '#web/features/jobs/job-description.tsx';
import { PagedList } from '#web/features/lists/paged-list.tsx';
import { QueryTrouble } from '#web/features/lists/query-trouble.tsx';
import { PageHeader } from '#web/features/shell/page-header.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { SkeletonCards } from '#web/ui/skeleton-cards.tsx';
import type { Route } from './+types/job';

export const meta = () => pageMeta({ title: 'Job', hidden: true });

export default function BusinessJob({ params: { jobId } }: Route.ComponentProps) {
  const query = useQuery(ownJobQuery(jobId));
  const back = <BackLink to="/dashboard?tab=my-jobs">My Jobs</BackLink>;
  if (query.error && !query.data) {
    return (
      <>
        <PageHeader above={back} title="Job" />
        <QueryTrouble error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />
      </>
    );
  }
  if (!query.data) return <SkeletonCards count={2} label="Loading the job" />;
  const job = query.data;
  return (
    <>
      <PageHeader
        above={back}
        title={job.title}
        description={<Badge tone={isOpen(job.status) ? 'success' : 'neutral'}>{jobStatusLabels[job.status]}</Badge>}
        action={
          isOpen(job.status) ? (
            <div className="flex flex-wrap gap-3">
              <LinkButton to={`/dashboard/jobs/${job.id}/edit`} variant="secondary">
                Edit
              </LinkButton>
              <CloseJob job={job} />
            </div>
          ) : null
        }
      />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Applicants jobId={job.id} isOpen={isOpen(job.status)} />
        <JobDescription job={job} className="lg:order-last" />
      </div>
    </>
  );
}

function Applicants({ jobId, isOpen: open }: { jobId: string; isOpen: boolean }) {
  const applications = useInfiniteQuery(receivedQuery(jobId));
  const [decision, setDecision] = useState<{ application: ReceivedApplication; action: BusinessAction } | null>(null);
  return (
    <section aria-labelledby="applicants">
      <h2 id="applicants" className="mb-4 text-2xl">
        Applicants
      </h2>
      <PagedList
        query={applications}
        noun="applicant"
        keyOf={({ id }) => id}
        empty={
          <EmptyState icon={<Users aria-hidden="true" />} title="Nobody has applied yet">
            {open
              ? 'Applicants appear here the moment they apply; there is no need to reload.'
              : 'The job was closed before anybody applied.'}
          </EmptyState>
        }
      >
        {(application) => (
          <ApplicantCard application={application} onDecide={(action) => setDecision({ application, action })} />
        )}
      </PagedList>
      {decision ? <DecisionDialog {...decision} onClose={() => setDecision(null)} /> : null}
    </section>
  );
}
