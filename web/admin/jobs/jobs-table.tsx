import type { AdminJob } from '#contract/jobs/all-jobs.ts';
import { jobStatusTexts } from '#texts/jobs/status.ts';
import { formatDate } from '#web/lib/format-time.ts';
import { StatusBadge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Table, type TableColumn } from '#web/ui/table.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

interface JobsTableProps {
  /** Undefined while they load. */
  readonly jobs: readonly AdminJob[] | undefined;
  readonly onReview: (jobId: string) => void;
}

export function JobsTable({ jobs, onReview }: JobsTableProps) {
  const columns: readonly TableColumn<AdminJob>[] = [
    { key: 'title', header: 'Title', cell: ({ title }) => title, primary: true, written: true },
    { key: 'company', header: 'Company', cell: ({ companyName }) => companyName, written: true },
    {
      key: 'status',
      header: 'Status',
      cell: ({ status }) => <StatusBadge {...jobStatusTexts[status]} />,
    },
    {
      key: 'created',
      header: 'Created',
      cell: ({ createdAt }) => <span className="whitespace-nowrap">{formatDate(createdAt)}</span>,
    },
    {
      key: 'review',
      header: 'Actions',
      headerHidden: true,
      align: 'end',
      cell: ({ id, title }) => (
        <Button variant="secondary" size="small" full="phone" onClick={() => onReview(id)}>
          Review<VisuallyHidden> {title}</VisuallyHidden>
        </Button>
      ),
    },
  ];
  return (
    <Table
      caption="Jobs, newest first"
      columns={columns}
      rows={jobs ?? []}
      rowKey={({ id }) => id}
      loading={jobs === undefined}
    />
  );
}
