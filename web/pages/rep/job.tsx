import { useQuery } from '@tanstack/react-query';
import { isOpen } from '#domain/job-lifecycle.ts';
import { ApplyForm } from '#web/features/applications/apply-form.tsx';
import { ApplicationStatusBadge } from '#web/features/applications/status-badge.tsx';
import { jobQuery } from '#web/features/jobs/api.ts';
import { JobDescription } from '#web/features/jobs/job-description.tsx';
import { QueryTrouble } from '#web/features/lists/query-trouble.tsx';
import { PageHeader } from '#web/features/shell/page-header.tsx';
import { formatAgo } from '#web/lib/format-time.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { Alert } from '#web/ui/alert.tsx';
import { BackLink } from '#web/ui/back-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { SkeletonCards } from '#web/ui/skeleton-cards.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import type { Route } from './+types/job';

export const meta = () => pageMeta({ title: 'Job', hidden: true });

export default function RepJob({ params: { jobId } }: Route.ComponentProps) {
  const query = useQuery(jobQuery(jobId));
  const back = <BackLink to="/rep-portal?tab=browse-jobs">All jobs</BackLink>;
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
        description={`${job.companyName} · ${job.industry} · posted ${formatAgo(job.createdAt)}`}
      />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <JobDescription job={job} />
        {job.myApplication ? (
          <Card title="Your application" action={<ApplicationStatusBadge status={job.myApplication.status} />}>
            <p>
              You applied for this job. Follow it under{' '}
              <TextLink to="/rep-portal?tab=my-applications">My Applications</TextLink>.
            </p>
          </Card>
        ) : isOpen(job.status) ? (
          <Card title="Apply">
            <ApplyForm jobId={job.id} />
          </Card>
        ) : (
          <Alert tone="info" title="This job is closed">
            The business no longer takes applications for it.
          </Alert>
        )}
      </div>
    </>
  );
}
