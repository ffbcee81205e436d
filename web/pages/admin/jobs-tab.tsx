import { useQuery } from '@tanstack/react-query';
import { Megaphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { adminJobsQuery } from '#web/features/admin/api.ts';
import { JobDialog } from '#web/features/admin/job-dialog.tsx';
import { JobsTable } from '#web/features/admin/jobs-table.tsx';
import { QueryTrouble } from '#web/features/lists/query-trouble.tsx';
import { useCursorPages } from '#web/features/lists/use-cursor-pages.ts';
import { PageHeader } from '#web/features/shell/page-header.tsx';
import { Card } from '#web/ui/card.tsx';
import { CursorPager } from '#web/ui/cursor-pager.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

export function JobsTab({ figures }: { readonly figures: ReactNode }) {
  const [address, setAddress] = useSearchParams();
  const shown = address.get('job');
  const { cursor, pager } = useCursorPages();
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(adminJobsQuery(cursor));
  const show = (jobId: string | null) =>
    setAddress(jobId === null ? { tab: 'jobs' } : { tab: 'jobs', job: jobId }, {
      replace: jobId === null,
      preventScrollReset: true,
    });

  return (
    <>
      <PageHeader title="Jobs" description="Every job of every business, newest first." />
      {figures}
      {error && !data ? (
        <QueryTrouble error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : data?.items.length === 0 ? (
        <EmptyState icon={<Megaphone aria-hidden="true" />} title="No jobs yet">
          Jobs appear here the moment a business posts one.
        </EmptyState>
      ) : (
        <>
          <Card flush>
            <JobsTable jobs={data?.items} onReview={show} />
          </Card>
          <CursorPager label="Pages of jobs" {...pager(data?.nextCursor)} busy={isPlaceholderData} />
        </>
      )}
      {shown ? <JobDialog jobId={shown} onClose={() => show(null)} /> : null}
    </>
  );
}
