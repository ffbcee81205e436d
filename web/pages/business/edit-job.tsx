import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { JobDetail } from '#contract/jobs.ts';
import { ownJobQuery, useEditJob } from '#web/features/jobs/api.ts';
import { JobForm } from '#web/features/jobs/job-form.tsx';
import { QueryTrouble } from '#web/features/lists/query-trouble.tsx';
import { PageHeader } from '#web/features/shell/page-header.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { toast } from '#web/lib/toast.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { SkeletonCards } from '#web/ui/skeleton-cards.tsx';
import type { Route } from './+types/edit-job';

export const meta = () => pageMeta({ title: 'Edit job', hidden: true });

export default function EditJob({ params }: Route.ComponentProps) {
  const query = useQuery(ownJobQuery(params.jobId));
  const back = `/dashboard/jobs/${params.jobId}`;
  return (
    <>
      <PageHeader above={<BackLink to={back}>Back to the job</BackLink>} title="Edit job" />
      {query.data ? (
        <EditForm job={query.data} back={back} />
      ) : query.error ? (
        <QueryTrouble error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />
      ) : (
        <SkeletonCards label="Loading the job" />
      )}
    </>
  );
}

function EditForm({ job, back }: { job: JobDetail; back: string }) {
  const navigate = useNavigate();
  const edit = useEditJob(job.id);
  return (
    <JobForm
      initial={{ ...job, locationId: job.location.id }}
      submitLabel="Save changes"
      busyLabel="Saving"
      onSubmit={async (draft) => {
        await edit.mutateAsync(draft);
        toast({ title: 'Job updated', description: 'Reps now see the new version.' });
        await navigate(back, { replace: true });
      }}
    />
  );
}
