import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { UserRoundCheck } from 'lucide-react';
import { useSearchParams } from 'react-router';
import type { ApprovalList } from '#contract/operators/approvals.ts';
import { approvalDays } from '#contract/operators/two-people.ts';
import { adminPath } from '#contract/site/sign-in-addresses.ts';
import { ApprovalCard } from '#web/admin/approvals/approval-card.tsx';
import { approvalQuery, approvalsQuery } from '#web/admin/people/api.ts';
import { PagedList } from '#web/features/lists/paged-list.tsx';
import { QueryTrouble } from '#web/features/lists/query-trouble.tsx';
import { PageHeader } from '#web/features/shell/page-header.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SkeletonCards } from '#web/ui/skeleton-cards.tsx';
import { TabLinks } from '#web/ui/tab-links.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

const addressOf = (list: ApprovalList) => `${adminPath}?${new URLSearchParams({ tab: 'approvals', list })}`;

const empty: Readonly<Record<ApprovalList, { readonly title: string; readonly text: string }>> = {
  open: {
    title: 'No proposals waiting',
    text: `When an admin proposes an action that needs two people, another admin can approve it here for ${approvalDays} days.`,
  },
  closed: {
    title: 'No closed proposals yet',
    text: 'Approved, declined, withdrawn and expired proposals appear here.',
  },
};

/** Proposals of one admin that another approves. */
export default function ApprovalsTab() {
  const [address] = useSearchParams();
  const one = address.get('approval');
  const list: ApprovalList = address.get('list') === 'closed' ? 'closed' : 'open';
  return (
    <>
      <PageHeader
        title="Approvals"
        description="Some actions need two people. One admin proposes, and another approves."
      />
      <TabLinks
        label="Proposals"
        className="mb-4"
        tabs={[
          { to: addressOf('open'), label: 'Waiting', active: !one && list === 'open' },
          { to: addressOf('closed'), label: 'Closed', active: !one && list === 'closed' },
        ]}
      />
      {one ? <OneApproval key={one} approvalId={one} /> : <Approvals key={list} list={list} />}
    </>
  );
}

function Approvals({ list }: { readonly list: ApprovalList }) {
  const query = useInfiniteQuery(approvalsQuery(list));
  return (
    <PagedList
      query={query}
      noun="proposal"
      keyOf={({ id }) => id}
      empty={
        <EmptyState icon={<UserRoundCheck aria-hidden="true" />} title={empty[list].title}>
          {empty[list].text}
        </EmptyState>
      }
    >
      {(approval) => <ApprovalCard approval={approval} />}
    </PagedList>
  );
}

function OneApproval({ approvalId }: { readonly approvalId: string }) {
  const { data, error, isFetching, refetch } = useQuery(approvalQuery(approvalId));
  if (data) {
    return (
      <div className="grid gap-4">
        <ApprovalCard approval={data} />
        <p>
          <TextLink to={addressOf('open')}>All waiting proposals</TextLink>
        </p>
      </div>
    );
  }
  if (error) return <QueryTrouble error={error} busy={isFetching} onRetry={() => void refetch()} />;
  return <SkeletonCards label="Loading the proposal" />;
}
