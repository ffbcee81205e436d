import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type AssignableJob, allNewHires } from '#contract/training-videos/training-videos.ts';
import { jobStatusTexts } from '#texts/jobs/status.ts';
import { formatDate } from '#web/lib/format-time.ts';
import type { Option } from '#web/ui/option.ts';
import { assignableJobsQuery } from './api.ts';

export const allNewHiresLabel = 'All new hires';

/** Two jobs may have the same title: the day distinguishes them. */
const optionOf = ({ id, title, status, createdAt }: AssignableJob): Option => ({
  value: id,
  label: title,
  hint: `${status === 'active' ? '' : `${jobStatusTexts[status].label}, `}posted ${formatDate(createdAt)}`,
});

/** The possible assignments of a video. Its current job stays, even if not among the newest. */
export function useAssignments(current?: { readonly id: string; readonly title: string } | null) {
  const { data, error, refetch, isFetching } = useQuery(assignableJobsQuery);
  const options = useMemo(() => {
    const jobs = (data?.items ?? []).map(optionOf);
    const missing = current && !jobs.some(({ value }) => value === current.id);
    return [
      { value: allNewHires, label: allNewHiresLabel },
      ...(missing ? [{ value: current.id, label: current.title }] : []),
      ...jobs,
    ];
  }, [data, current]);
  return { options, failed: error !== null && data === undefined, retry: () => void refetch(), busy: isFetching };
}
