import { useQuery } from '@tanstack/react-query';
import { Scale, Search } from 'lucide-react';
import { useSearchParams } from 'react-router';
import type { DisputeHead, DisputeList } from '#contract/engagements/dispute-review.ts';
import { gigStatusTexts } from '#texts/engagements/status.ts';
import { disputeQueueQuery, workOfPersonQuery } from '#web/features/engagements/disputes/api.ts';
import { aboutWords, spokenWords } from '#web/features/engagements/disputes/words.ts';
import { ListedTable } from '#web/features/lists/listed-table.tsx';
import { QueryTrouble } from '#web/features/lists/query-trouble.tsx';
import { SearchForm } from '#web/features/lists/search-form.tsx';
import { useCursorPages } from '#web/features/lists/use-cursor-pages.ts';
import { PageHeader } from '#web/features/shell/page-header.tsx';
import { formatRandExact } from '#web/lib/format.ts';
import { formatDateTime, formatUntil } from '#web/lib/format-time.ts';
import { Badge, StatusBadge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { TabLinks } from '#web/ui/tab-links.tsx';
import { Table, type TableColumn } from '#web/ui/table.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { type DisputePart, disputePartAddress, disputeParts, reviewedWorkAddress } from './dispute-addresses.ts';
import { ReliabilityAppeals } from './reliability-appeals.tsx';
import { SalesHintsList } from './sales-hints.tsx';

const parts: Record<DisputePart, { readonly label: string; readonly note: string }> = {
  open: { label: 'Open', note: 'Read the statements of both sides and decide. Oldest first.' },
  appealed: { label: 'Appealed', note: 'Read the appeal and make the final decision. Oldest first.' },
  ruled: { label: 'Open to appeal', note: 'Decided, and carried out unless a side appeals. Oldest first.' },
  decided: { label: 'Decided', note: 'Decided by an admin or by a deadline. Latest first.' },
  work: { label: 'Find gigs', note: 'Find and cancel gigs when a user can’t continue.' },
  appeals: { label: 'Reliability appeals', note: 'Appeals against entries of reliability. Oldest first.' },
  'decided-appeals': { label: 'Decided appeals', note: 'Decided appeals about reliability. Latest first.' },
  sales: { label: 'Unusual sales', note: 'Scans and sales worth a look. Most have an ordinary reason.' },
};

/** The list that the URL selects. */
export function DisputeLists() {
  const [address] = useSearchParams();
  const part = disputeParts.find((one) => one === address.get('list')) ?? 'open';
  return (
    <>
      <PageHeader title="Disputes" description={parts[part].note} />
      <TabLinks
        label="Lists of disputes"
        className="mb-4"
        tabs={disputeParts.map((one) => ({
          to: disputePartAddress(one),
          label: parts[one].label,
          active: one === part,
        }))}
      />
      {part === 'work' ? (
        <WorkOfPerson />
      ) : part === 'appeals' || part === 'decided-appeals' ? (
        <ReliabilityAppeals key={part} list={part === 'appeals' ? 'open' : 'decided'} />
      ) : part === 'sales' ? (
        <SalesHintsList />
      ) : (
        <Disputes key={part} list={part} />
      )}
    </>
  );
}

function Open({ engagementId, of }: { readonly engagementId: string; readonly of: string }) {
  const [address] = useSearchParams();
  return (
    <LinkButton to={reviewedWorkAddress(address, engagementId)} variant="secondary" size="small" full="phone">
      Open
      <VisuallyHidden> {of}</VisuallyHidden>
    </LinkButton>
  );
}

const who = {
  key: 'who',
  header: 'Rep and business',
  primary: true,
  written: true,
  cell: ({ repName, companyName, title }: Pick<DisputeHead, 'repName' | 'companyName' | 'title'>) => (
    <>
      {repName} and {companyName}
      <span className="block font-normal text-ink-soft text-sm">{title}</span>
    </>
  ),
};

const columns = (list: DisputeList): readonly TableColumn<DisputeHead>[] => [
  who,
  { key: 'about', header: 'About', cell: ({ from }) => aboutWords[from] ?? 'Gig' },
  { key: 'held', header: 'Money', align: 'end', cell: ({ fundedCents }) => formatRandExact(fundedCents) },
  { key: 'spoke', header: 'Statement from', cell: ({ spoke }) => spokenWords(spoke) },
  { key: 'opened', header: 'Opened', cell: ({ openedAt }) => formatDateTime(openedAt) },
  ...(list === 'open'
    ? [
        {
          key: 'until',
          header: 'Decide by',
          cell: ({ stateBy, spoke, decideBy }: DisputeHead) =>
            decideBy === null
              ? 'Charged back, no deadline'
              : stateBy !== null && spoke.length === 1
                ? `${formatUntil(stateBy)}, then automatically`
                : formatUntil(decideBy),
        },
      ]
    : []),
  ...(list === 'appealed' || list === 'ruled'
    ? [
        {
          key: 'carried out',
          header: list === 'appealed' ? 'Decide by' : 'Appeal by',
          cell: ({ carriedOutAt }: DisputeHead) => (carriedOutAt ? formatUntil(carriedOutAt) : null),
        },
      ]
    : []),
  {
    key: 'open',
    header: 'Actions',
    headerHidden: true,
    align: 'end',
    cell: ({ engagementId, repName, companyName }) => (
      <Open engagementId={engagementId} of={`the dispute between ${repName} and ${companyName}`} />
    ),
  },
];

const empty: Record<DisputeList, { readonly title: string; readonly text: string }> = {
  open: {
    title: 'No open disputes',
    text: 'When a rep and a business disagree about a gig, the dispute appears here.',
  },
  appealed: { title: 'No appeals', text: 'When a side appeals a decision, the dispute appears here.' },
  ruled: { title: 'No decisions open to appeal', text: 'Decided disputes stay here until the time to appeal is over.' },
  decided: { title: 'No decided disputes yet', text: 'Decided disputes appear here.' },
};

function Disputes({ list }: { readonly list: DisputeList }) {
  const { cursor, pager } = useCursorPages(`disputes ${list}`);
  const found = useQuery(disputeQueueQuery(list, cursor));
  return (
    <ListedTable
      {...{ found, pager }}
      pages="Pages of disputes"
      caption={`Disputes: ${parts[list].label}`}
      columns={columns(list)}
      rowKey={({ milestoneId }) => milestoneId}
      empty={
        <EmptyState icon={<Scale aria-hidden="true" />} title={empty[list].title}>
          {empty[list].text}
        </EmptyState>
      }
    />
  );
}

function WorkOfPerson() {
  const [address, setAddress] = useSearchParams();
  const email = address.get('email')?.trim() ?? '';
  const found = useQuery(workOfPersonQuery(email));
  const search = (text: string) =>
    setAddress({ tab: 'disputes', list: 'work', ...(text && { email: text }) }, { replace: true });
  return (
    <>
      <SearchForm
        key={email}
        label="Email address of a rep or a business"
        search={email}
        onSearch={search}
        placeholder="Email address"
      />
      {email === '' ? (
        <EmptyState icon={<Search aria-hidden="true" />} title="Search by email address">
          Enter the full email address of the rep or the business.
        </EmptyState>
      ) : found.error ? (
        <QueryTrouble error={found.error} busy={found.isFetching} onRetry={() => void found.refetch()} />
      ) : found.data?.length === 0 ? (
        <EmptyState icon={<Search aria-hidden="true" />} title="No gigs found">
          No rep with this email address was booked for a gig, and no business with this address booked a rep.
        </EmptyState>
      ) : (
        <Card flush>
          <Table
            caption={`${email}’s gigs`}
            loading={found.data === undefined}
            rows={found.data ?? []}
            rowKey={({ engagementId }) => engagementId}
            columns={[
              who,
              {
                key: 'stands',
                header: 'Status',
                cell: ({ statuses }) => (
                  <span className="flex flex-wrap gap-1.5">
                    {[...new Set(statuses)].map((status) => (
                      <StatusBadge key={status} {...gigStatusTexts[status].business} />
                    ))}
                    {statuses.length > 1 ? <Badge>{statuses.length} weeks</Badge> : null}
                  </span>
                ),
              },
              { key: 'since', header: 'Accepted', cell: ({ acceptedAt }) => formatDateTime(acceptedAt) },
              {
                key: 'open',
                header: 'Actions',
                headerHidden: true,
                align: 'end',
                cell: ({ engagementId, repName, companyName }) => (
                  <Open engagementId={engagementId} of={`${repName}’s gig for ${companyName}`} />
                ),
              },
            ]}
          />
        </Card>
      )}
    </>
  );
}
