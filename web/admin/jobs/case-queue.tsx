import { useMutation, useQuery } from '@tanstack/react-query';
import { ListChecks } from 'lucide-react';
import { type JobCaseHead, jobModerationApi } from '#contract/jobs/moderation.ts';
import { jobStatusTexts } from '#texts/jobs/status.ts';
import { useAdminMay } from '#web/admin/sign-in/admin-role.ts';
import { ListedTable } from '#web/features/lists/listed-table.tsx';
import { useCursorPages } from '#web/features/lists/use-cursor-pages.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { formatAgo, formatDateTime } from '#web/lib/format-time.ts';
import { StatusBadge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { TableColumn } from '#web/ui/table.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { jobCasesQuery } from './api.ts';
import { whyItWaits } from './case-words.ts';

/** Jobs waiting for review, oldest first. */
export function CaseQueue({ onReview }: { readonly onReview: (jobId: string) => void }) {
  const may = useAdminMay()('jobs.moderate');
  const claim = useMutation(mutationOf(jobModerationApi.claim));
  const { cursor, pager } = useCursorPages('cases');
  const found = useQuery(jobCasesQuery(cursor));
  const columns: readonly TableColumn<JobCaseHead>[] = [
    { key: 'title', header: 'Title', cell: ({ jobTitle }) => jobTitle, primary: true, written: true },
    { key: 'company', header: 'Company', cell: ({ companyName }) => companyName, written: true },
    {
      key: 'why',
      header: 'Reason',
      cell: (head) => <span className="@3xl:block @3xl:min-w-24">{whyItWaits(head)}</span>,
    },
    {
      key: 'status',
      header: 'Status',
      cell: ({ status }) => <StatusBadge {...jobStatusTexts[status]} />,
    },
    {
      key: 'since',
      header: 'Waiting since',
      cell: ({ openedAt }) => (
        <time dateTime={openedAt} title={formatDateTime(openedAt)}>
          {formatAgo(openedAt)}
        </time>
      ),
    },
    {
      key: 'who',
      header: 'Reviewer',
      cell: ({ claim }) => (claim ? (claim.you ? 'You' : claim.by) : '–'),
      written: true,
    },
    {
      key: 'review',
      header: 'Actions',
      headerHidden: true,
      align: 'end',
      cell: ({ id: caseId, jobId, jobTitle, claim: claimed }) => (
        <Button
          variant="secondary"
          size="small"
          full="phone"
          onClick={() => {
            // Opening an unassigned case assigns it, so that other admins see who is reviewing.
            if (may && !claimed) claim.mutate({ params: { caseId }, body: { takeOver: false } });
            onReview(jobId);
          }}
        >
          Review<VisuallyHidden> {jobTitle}</VisuallyHidden>
        </Button>
      ),
    },
  ];
  return (
    <ListedTable
      {...{ found, pager, columns }}
      pages="Pages of waiting jobs"
      caption="Jobs waiting for review, oldest first"
      rowKey={({ id }) => id}
      empty={
        <EmptyState icon={<ListChecks aria-hidden="true" />} title="No jobs are waiting">
          Jobs appear here when a rep reports them, when they contain a flagged word, or when the business replies.
        </EmptyState>
      }
    />
  );
}
