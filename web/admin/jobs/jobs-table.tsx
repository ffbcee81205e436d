import type { AdminJob } from '#contract/jobs/all-jobs.ts';
import type { JobStatus } from '#contract/jobs/options.ts';
import { jobStatusLabels } from '#domain/jobs/job-lifecycle.ts';
import { formatDate } from '#web/lib/format-time.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Table, type TableColumn } from '#web/ui/table.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

interface JobsTableProps {
  /** Undefined while they load. */
  readonly jobs: readonly AdminJob[] | undefined;
  readonly onReview: (jobId: string) => void;
}

const tones: Partial<Record<JobStatus, BadgeTone>> = { active: 'brand', taken_down: 'danger' };

export function JobsTable({ jobs, onReview }: JobsTableProps) {
  const columns: readonly TableColumn<AdminJob>[] = [
    { key: 'title', header: 'Title', cell: ({ title }) => title, primary: true, written: true },
    { key: 'company', header: 'Company', cell: ({ companyName }) => companyName, written: true },
    {
      key: 'status',
      header: 'Status',
      cell: ({ status }) => <Badge tone={tones[status] ?? 'neutral'}>{jobStatusLabels[status]}</Badge>,
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
