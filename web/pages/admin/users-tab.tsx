import { useQuery } from '@tanstack/react-query';
import { Search, UserX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { adminUsersQuery } from '#web/features/admin/api.ts';
import { usersAddress } from '#web/features/admin/user/user-addresses.ts';
import { UserPage } from '#web/features/admin/user/user-page.tsx';
import { UsersTable } from '#web/features/admin/users-table.tsx';
import { PersonSearch } from '#web/features/lists/person-search.tsx';
import { QueryTrouble } from '#web/features/lists/query-trouble.tsx';
import { useCursorPages } from '#web/features/lists/use-cursor-pages.ts';
import { MoneyOfUser } from '#web/features/payments/review/user-money.tsx';
import { PageHeader } from '#web/features/shell/page-header.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { CursorPager } from '#web/ui/cursor-pager.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

interface UsersTabProps {
  readonly figures: ReactNode;
}

/** Everybody, or the one whom the address names. */
export function UsersTab({ figures }: UsersTabProps) {
  const [address] = useSearchParams();
  const shown = address.get('user');
  if (!shown) return <UsersList figures={figures} />;
  return <UserPage key={shown} userId={shown} back={usersAddress(address)} money={<MoneyOfUser userId={shown} />} />;
}

function UsersList({ figures }: UsersTabProps) {
  const [address, setAddress] = useSearchParams();
  const search = address.get('search')?.trim() ?? '';
  const { cursor, pager } = useCursorPages(search);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(adminUsersQuery(search, cursor));

  const change = (name: 'search' | 'user', value: string | null, { replace }: { replace: boolean }) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace, preventScrollReset: true },
    );
  const find = (text: string) => change('search', text, { replace: true });

  return (
    <>
      <PageHeader title="Users" description="Everybody with an account, newest first." />
      {figures}
      <PersonSearch key={search} label="Search users by email or name" search={search} onSearch={find} />
      {error && !data ? (
        <QueryTrouble error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : data?.items.length === 0 ? (
        <EmptyState
          icon={search ? <Search aria-hidden="true" /> : <UserX aria-hidden="true" />}
          title={search ? 'Nobody found' : 'No users yet'}
          action={
            search ? (
              <Button variant="secondary" onClick={() => find('')}>
                Show everybody
              </Button>
            ) : null
          }
        >
          {search ? `No email address or name contains “${search}”.` : 'Accounts appear here as people confirm them.'}
        </EmptyState>
      ) : (
        <>
          <Card flush>
            <UsersTable users={data?.items} onView={(userId) => change('user', userId, { replace: false })} />
          </Card>
          <CursorPager label="Pages of users" {...pager(data?.nextCursor)} busy={isPlaceholderData} />
        </>
      )}
    </>
  );
}
