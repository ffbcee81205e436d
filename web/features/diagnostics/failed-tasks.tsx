import { keepPreviousData, QueryClientProvider, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { type FailedTask, systemChecksApi } from '#contract/diagnostics/system-checks.ts';
import { operatorsApi } from '#contract/operators/operators.ts';
import { mayAdmin } from '#contract/operators/roles.ts';
import { QueryTrouble } from '#web/features/lists/query-trouble.tsx';
import { useCursorPages } from '#web/features/lists/use-cursor-pages.ts';
import { mutationOf, queryOf } from '#web/lib/endpoint-queries.ts';
import { failureToast } from '#web/lib/failure-toast.ts';
import { formatDateTime } from '#web/lib/format-time.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { toast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { CursorPager } from '#web/ui/cursor-pager.tsx';
import { Table, type TableColumn } from '#web/ui/table.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

function TryAgain({ id: taskId, task, failedAt }: FailedTask) {
  const retry = useMutation(mutationOf(systemChecksApi.retry));

  async function press() {
    try {
      const { outcome } = await retry.mutateAsync({ params: { taskId }, body: { task } });
      toast(
        outcome === 'already'
          ? { title: 'Task already retried', description: 'Another admin has already retried this task.' }
          : {
              title: 'Retrying task',
              description: `${task} will run within seconds. If it fails again, it reappears here.`,
            },
      );
    } catch (error) {
      failureToast('We couldn’t retry the task', error);
    }
  }

  return (
    <Button variant="secondary" size="small" busy={retry.isPending} busyLabel="Retrying" onClick={() => void press()}>
      {' '}
      Retry task{' '}
      <VisuallyHidden>
        {' '}
        {task}, failed {formatDateTime(failedAt)}
      </VisuallyHidden>
    </Button>
  );
}

const columns: readonly TableColumn<FailedTask>[] = [
  { key: 'task', header: 'Task', primary: true, written: true, cell: ({ task }) => task },
  { key: 'failure', header: 'Failure', written: true, cell: ({ failure }) => failure },
  { key: 'attempts', header: 'Attempts', align: 'end', cell: ({ attempts }) => attempts },
  {
    key: 'at',
    header: 'Failed',
    cell: ({ failedAt }) => <time dateTime={failedAt}>{formatDateTime(failedAt)}</time>,
  },
  { key: 'act', header: 'Actions', headerHidden: true, align: 'end', cell: (row) => <TryAgain {...row} /> },
];

const failedTasksQuery = (cursor: string | undefined) =>
  queryOptions({ ...queryOf(systemChecksApi.failedTasks, { query: { cursor } }), placeholderData: keepPreviousData });

function List() {
  const { cursor, pager } = useCursorPages();
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(failedTasksQuery(cursor));
  const pages = pager(data?.nextCursor);
  const role = useQuery(queryOf(operatorsApi.session, {})).data?.role;
  const mayRetry = role !== undefined && mayAdmin(role, 'system.retry_task');
  return (
    <>
      <Card
        title="Failed tasks"
        description="Tasks that failed for good in the last day. We hide their data, because it may contain personal details."
        flush
      >
        {error && !data ? (
          <div className="p-(--gutter) pt-0 md:px-6">
            <QueryTrouble error={error} busy={isFetching} onRetry={() => void refetch()} />
          </div>
        ) : (
          <Table
            caption="Failed background tasks, newest first"
            columns={columns.filter(({ key }) => mayRetry || key !== 'act')}
            rows={data?.items ?? []}
            rowKey={({ id }) => id}
            loading={data === undefined}
            empty={<p className="px-(--gutter) pb-6 text-ink-soft md:px-6">No failed tasks.</p>}
          />
        )}
      </Card>
      {pages.onPrevious || pages.onNext ? (
        <CursorPager label="Pages of tasks" {...pages} busy={isPlaceholderData} />
      ) : null}
    </>
  );
}

/** The page around it makes no API calls that are cached, and so has no client of its own. */
export default function FailedTasks() {
  return (
    <QueryClientProvider client={queryClient()}>
      <List />
    </QueryClientProvider>
  );
}
