import { useMutation, useQueryClient } from '@tanstack/react-query';
import { savedJobsApi } from '#contract/jobs/saved-jobs.ts';
import { savedSearchesApi } from '#contract/jobs/saved-searches.ts';
import { call } from '#web/lib/api-client.ts';
import { keptAbout, pagesOf, writing } from '#web/lib/endpoint-queries.ts';
import { failureToast } from '#web/lib/failure-toast.ts';

export const savedJobsQuery = pagesOf(savedJobsApi.list, {});

export const savedSearchesQuery = pagesOf(savedSearchesApi.list, {});

const showingJobs = keptAbout(new Set(['jobs', 'saved jobs', 'matches']));

/** Shown as saved immediately in every list; reverted when the server refuses. */
export function useSaveJob(jobId: string) {
  const queries = useQueryClient();
  const show = (saved: boolean) =>
    queries.setQueriesData(showingJobs, (data: unknown) => markSaved(data, jobId, saved));
  return useMutation({
    // Serialised: the last press counts.
    scope: { id: `save ${jobId}` },
    mutationFn: (saved: boolean) => call(saved ? savedJobsApi.save : savedJobsApi.remove, { params: { jobId } }),
    meta: writing(savedJobsApi.save),
    onMutate: async (saved) => {
      // A response in flight would undo it; a first load has to complete.
      await queries.cancelQueries({
        predicate: (query) => query.state.data !== undefined && showingJobs.predicate(query),
      });
      show(saved);
    },
    // A request already in flight may have been answered before the job was saved.
    onSuccess: (_answer, saved) => show(saved),
    onError: (error, saved) => {
      show(!saved);
      failureToast(saved ? 'We couldn’t save the job' : 'We couldn’t remove the job', error);
    },
  });
}

/** A copy of a cached response with the job's saved flag changed in every place. */
export function markSaved<Data>(data: Data, jobId: string, saved: boolean): Data {
  if (Array.isArray(data)) return data.map((entry) => markSaved(entry, jobId, saved)) as Data;
  if (data === null || typeof data !== 'object') return data;
  const copy = Object.fromEntries(Object.entries(data).map(([name, value]) => [name, markSaved(value, jobId, saved)]));
  return ('saved' in copy && copy.id === jobId ? { ...copy, saved } : copy) as Data;
}
