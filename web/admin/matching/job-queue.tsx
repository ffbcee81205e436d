import { useQuery } from '@tanstack/react-query';
import { Coffee } from 'lucide-react';
import type { MatchJobHead } from '#contract/matching/review.ts';
import { ListedTable } from '#web/features/lists/listed-table.tsx';
import { useCursorPages } from '#web/features/lists/use-cursor-pages.ts';
import { formatCount } from '#web/lib/format.ts';
import { formatAgo } from '#web/lib/format-time.ts';
import { Badge } from '#web/ui/badge.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import type { TableColumn } from '#web/ui/table.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { matchJobsQuery } from './api.ts';
import { matchJobAddress } from './desk-addresses.ts';

const columns: readonly TableColumn<MatchJobHead>[] = [
  {
    key: 'job',
    header: 'Job',
    primary: true,
    written: true,
    cell: ({ title, companyName, place }) => (
      <>
        {title}
        <span className="block font-normal text-ink-soft text-sm">
          {companyName}, {place}
        </span>
      </>
    ),
  },
  { key: 'proposed', header: 'To review', align: 'end', cell: ({ proposed }) => formatCount(proposed) },
  { key: 'approved', header: 'Approved', align: 'end', cell: ({ approved }) => formatCount(approved) },
  {
    key: 'since',
    header: 'Waiting since',
    cell: ({ waitingSince }) => (
      <span className="whitespace-nowrap">{waitingSince === null ? '–' : formatAgo(waitingSince)}</span>
    ),
  },
  {
    key: 'with',
    header: 'Reviewer',
    written: true,
    cell: ({ claim }) =>
      claim ? <Badge tone={claim.mine ? 'success' : 'accent'}>{claim.mine ? 'You' : claim.by}</Badge> : '–',
  },
  {
    key: 'open',
    header: 'Actions',
    headerHidden: true,
    align: 'end',
    cell: ({ jobId, title }) => (
      <LinkButton to={matchJobAddress(jobId)} variant="secondary" size="small" full="phone">
        Open
        <VisuallyHidden> the matches for {title}</VisuallyHidden>
      </LinkButton>
    ),
  },
];

/** Jobs with matches that wait for a review. */
export function JobQueue() {
  const { cursor, pager } = useCursorPages();
  const found = useQuery(matchJobsQuery(cursor));
  return (
    <ListedTable
      {...{ found, pager, columns }}
      pages="Pages of jobs"
      caption="Jobs with matches to review"
      rowKey={({ jobId }) => jobId}
      empty={
        <EmptyState icon={<Coffee aria-hidden="true" />} title="No matches are waiting">
          Every match has been reviewed. New ones appear here automatically.
        </EmptyState>
      }
    />
  );
}
