import { useQuery } from '@tanstack/react-query';
import { Search, UserX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { adminUsersQuery } from '#web/features/admin/api.ts';
import { UserDialog } from '#web/features/admin/user-dialog.tsx';
import { UsersTable } from '#web/features/admin/users-table.tsx';
import { PersonSearch } from '#web/features/lists/person-search.tsx';
import { QueryTrouble } from '#web/features/lists/query-trouble.tsx';
import { useCursorPages } from '#web/features/lists/use-cursor-pages.ts';
import { PageHeader } from '#web/features/shell/page-header.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { CursorPager } from '#web/ui/cursor-pager.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

export function UsersTab({ figures }: { readonly figures: ReactNode }) {
  const [address, setAddress] = useSearchParams();
  const search = address.get('search')?.trim() ?? '';
  const shown = address.get('user');
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
      {shown ? <UserDialog userId={shown} onClose={() => change('user', null, { replace: true })} /> : null}
    </>
  );
}
