import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { AddMemberDialog } from '#web/admin/team/add-member-dialog.tsx';
import { teamQuery } from '#web/admin/team/api.ts';
import { MemberDialog } from '#web/admin/team/member-dialog.tsx';
import { TeamTable } from '#web/admin/team/team-table.tsx';
import { TwoPeopleCard } from '#web/admin/team/two-people-card.tsx';
import { QueryTrouble } from '#web/features/lists/query-trouble.tsx';
import { PageHeader } from '#web/features/shell/page-header.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

/** Never empty: the reader is a team member. */
export default function TeamTab() {
  const [address, setAddress] = useSearchParams();
  const [adding, setAdding] = useState(false);
  const { data, error, isFetching, refetch } = useQuery(teamQuery);
  const shown = data?.items.find(({ id }) => id === address.get('member'));

  const show = (memberId: string | null) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        if (memberId) next.set('member', memberId);
        else next.delete('member');
        return next;
      },
      { replace: memberId === null, preventScrollReset: true },
    );

  return (
    <>
      <PageHeader
        title="Team"
        description="Who can use this panel, and which actions need two people."
        action={<Button onClick={() => setAdding(true)}>Add admin</Button>}
      />
      {error && !data ? (
        <QueryTrouble error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <>
          <Card flush>
            <TeamTable members={data?.items} onManage={show} />
          </Card>
          {data ? <TwoPeopleCard members={data.items} /> : null}
        </>
      )}
      {adding ? <AddMemberDialog onClose={() => setAdding(false)} /> : null}
      {shown ? <MemberDialog member={shown} onClose={() => show(null)} /> : null}
    </>
  );
}
