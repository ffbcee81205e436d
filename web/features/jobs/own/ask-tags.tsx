import { useMutation, useQuery } from '@tanstack/react-query';
import { type OwnJobDetail, ownJobsApi } from '#contract/jobs/own-jobs.ts';
import { hasEnded } from '#domain/jobs/job-lifecycle.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { LazyPart, partOf } from '#web/ui/lazy-part.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ownJobQuery } from './own-jobs-api.ts';

const confirmTags = partOf(() => import('#web/features/tags/confirm-tags.tsx'));

/** Asks the business once what the work of a job is that it posted before jobs had tags. */
export function AskTags({ job, named = false }: { readonly job: OwnJobDetail; readonly named?: boolean }) {
  const confirm = useMutation(mutationOf(ownJobsApi.confirmTags));
  if (job.tagsAsked || hasEnded(job.status)) return null;
  const { title, description, requiredSkills, anyLanguage } = job;
  return (
    <LazyPart part={confirmTags} fallback={<Skeleton className="h-48" />}>
      {(ConfirmTags) => (
        <ConfirmTags
          title="Is this the work?"
          description={`${named ? `For “${title}”. ` : ''}Confirm it once. Reps see these tags, and we match reps by them.`}
          text={{ of: 'job', title, description, requiredSkills }}
          said={{ anyLanguage }}
          onConfirm={(said) =>
            confirm.mutateAsync({
              params: { jobId: job.id },
              body: { tags: said.tags, anyLanguage: said.anyLanguage },
            })
          }
        />
      )}
    </LazyPart>
  );
}

/** The same above a list of jobs, one at a time. */
export function AskTagsOf({ jobId }: { readonly jobId: string }) {
  const { data } = useQuery(ownJobQuery(jobId));
  return data ? <AskTags key={jobId} job={data} named /> : <Skeleton className="h-48" />;
}
