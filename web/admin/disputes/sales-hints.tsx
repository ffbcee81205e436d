import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { salesApi } from '#contract/engagements/sales.ts';
import { hintText } from '#texts/engagements/sales.ts';
import { ListedTable } from '#web/features/lists/listed-table.tsx';
import { queryOf } from '#web/lib/endpoint-queries.ts';
import { formatDay } from '#web/lib/format-time.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { reviewedWorkAddress } from './dispute-addresses.ts';

const hintsQuery = queryOf(salesApi.allHints, {});

/** What is unusual about sales of the last 30 days, for a person to judge. */
export function SalesHintsList() {
  const [address] = useSearchParams();
  return (
    <ListedTable
      found={useQuery(hintsQuery)}
      caption="Unusual sales of the last 30 days"
      rowKey={({ engagementId, kind, day }) => `${engagementId} ${kind} ${day}`}
      columns={[
        {
          key: 'who',
          header: 'Rep and business',
          primary: true,
          written: true,
          cell: ({ repName, companyName, title }) => (
            <>
              {repName} and {companyName}
              <span className="block font-normal text-ink-soft text-sm">{title}</span>
            </>
          ),
        },
        { key: 'day', header: 'Day', cell: ({ day }) => formatDay(day) },
        { key: 'what', header: 'What is unusual', written: true, cell: hintText },
        {
          key: 'open',
          header: 'Actions',
          headerHidden: true,
          align: 'end',
          cell: ({ engagementId, repName }) => (
            <LinkButton to={reviewedWorkAddress(address, engagementId)} variant="secondary" size="small" full="phone">
              Open
              <VisuallyHidden> {repName}’s gig</VisuallyHidden>
            </LinkButton>
          ),
        },
      ]}
      empty={
        <EmptyState icon={<Search aria-hidden="true" />} title="Nothing unusual">
          Unusual scans and sales of the last 30 days appear here.
        </EmptyState>
      }
    />
  );
}
