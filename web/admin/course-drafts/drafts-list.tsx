import { useQuery } from '@tanstack/react-query';
import { FilePen } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { CourseDraft } from '#contract/courses/course-drafts.ts';
import { draftAddress } from '#web/admin/courses/desk-addresses.ts';
import { QueryTrouble } from '#web/features/lists/query-trouble.tsx';
import { formatDateTime } from '#web/lib/format-time.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Table, type TableColumn } from '#web/ui/table.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { draftsQuery } from './api.ts';
import { DraftBadge } from './draft-badge.tsx';
import { NewDraft } from './new-draft.tsx';

const columns: readonly TableColumn<CourseDraft>[] = [
  {
    key: 'title',
    header: 'Course',
    primary: true,
    written: true,
    cell: ({ id, title, slug }) => (
      <span className="grid justify-items-start gap-0.5">
        <TextLink to={draftAddress(id)}>{title}</TextLink>
        <span className="break-all font-normal text-ink-soft text-sm">{slug}</span>
      </span>
    ),
  },
  { key: 'state', header: 'Status', cell: (draft) => <DraftBadge draft={draft} /> },
  { key: 'changed', header: 'Changed', cell: ({ changedAt }) => formatDateTime(changedAt) },
  { key: 'by', header: 'By', written: true, cell: ({ changedBy }) => <span className="break-all">{changedBy}</span> },
];

/** Courses written in this panel. */
export function DraftsList() {
  const { data, error, isFetching, refetch } = useQuery(draftsQuery);
  const copyOf = useSearchParams()[0].get('copy');
  const [asking, setAsking] = useState(copyOf !== null);
  const begin = (
    <Button className="w-full md:w-fit" onClick={() => setAsking(true)}>
      New course
    </Button>
  );
  if (error && !data) return <QueryTrouble error={error} busy={isFetching} onRetry={() => void refetch()} />;
  return (
    <>
      {data?.items.length === 0 ? (
        <EmptyState icon={<FilePen aria-hidden="true" />} title="No drafts yet" action={begin}>
          Start from a template or from a copy of another course. Only admins can see a draft until you publish it.
        </EmptyState>
      ) : (
        <div className="grid gap-4">
          {begin}
          <Card flush>
            <Table
              caption="Courses written in this panel"
              columns={columns}
              rows={data?.items ?? []}
              rowKey={({ id }) => id}
              loading={data === undefined}
            />
          </Card>
        </div>
      )}
      {asking ? <NewDraft copyOf={copyOf} onClose={() => setAsking(false)} /> : null}
    </>
  );
}
