import { useQuery } from '@tanstack/react-query';
import { GraduationCap } from 'lucide-react';
import type { AdminCourse } from '#contract/courses/admin-courses.ts';
import { ListedTable } from '#web/features/lists/listed-table.tsx';
import { formatCount, formatRandExact } from '#web/lib/format.ts';
import { Badge } from '#web/ui/badge.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { TableColumn } from '#web/ui/table.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { salesQuery } from './api.ts';
import { courseSalesAddress } from './desk-addresses.ts';
import { percentText, ratingText } from './sales-words.ts';

const columns: readonly TableColumn<AdminCourse>[] = [
  {
    key: 'title',
    header: 'Course',
    primary: true,
    written: true,
    cell: ({ id, title, level, offered }) => (
      <span className="grid justify-items-start gap-1">
        <TextLink to={courseSalesAddress(id)} className="min-h-11 content-center @3xl:min-h-0">
          {title}
        </TextLink>
        <span className="flex flex-wrap items-center gap-2 font-normal text-ink-soft text-sm">
          {level}
          {offered ? null : <Badge>Not in the catalogue</Badge>}
        </span>
      </span>
    ),
  },
  {
    key: 'owners',
    header: 'Owners',
    align: 'end',
    cell: ({ owners: { bought, gift, free } }) => formatCount(bought + gift + free),
  },
  { key: 'bought', header: 'Bought', align: 'end', cell: ({ owners }) => formatCount(owners.bought) },
  { key: 'returned', header: 'Refunded', align: 'end', cell: ({ returned }) => formatCount(returned) },
  {
    key: 'money',
    header: 'Revenue',
    align: 'end',
    cell: ({ money: { paidCents, returnedCents } }) => formatRandExact(paidCents - returnedCents),
  },
  { key: 'begun', header: 'Started', align: 'end', cell: ({ begun }) => formatCount(begun) },
  {
    key: 'completion',
    header: 'Completion',
    align: 'end',
    cell: ({ completionPercent }) => percentText(completionPercent),
  },
  { key: 'rating', header: 'Rating', align: 'end', cell: ({ ratings }) => ratingText(ratings) },
];

export function SalesList() {
  return (
    <ListedTable
      found={useQuery(salesQuery)}
      caption="Courses by title"
      columns={columns}
      rowKey={({ id }) => id}
      empty={
        <EmptyState icon={<GraduationCap aria-hidden="true" />} title="No courses yet">
          The built-in courses load when the server starts.
        </EmptyState>
      }
    />
  );
}
