import { useQuery } from '@tanstack/react-query';
import { Search, UserX } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { adminApi } from '#contract/admin/admin.ts';
import { adminPath } from '#contract/site/sign-in-addresses.ts';
import { MoneyOfUser } from '#web/admin/payments/user-money.tsx';
import { adminUsersQuery } from '#web/admin/people/api.ts';
import { FigureCards } from '#web/admin/people/figure-cards.tsx';
import { UserFilters, useUserFilter } from '#web/admin/people/user-filters.tsx';
import { UserPage } from '#web/admin/people/user-page.tsx';
import { UsersTable } from '#web/admin/people/users-table.tsx';
import { useAdminMay } from '#web/admin/sign-in/admin-role.ts';
import { Listed } from '#web/features/lists/listed-table.tsx';
import { SearchForm } from '#web/features/lists/search-form.tsx';
import { useCursorPages } from '#web/features/lists/use-cursor-pages.ts';
import { PageHeader } from '#web/features/shell/page-header.tsx';
import { call } from '#web/lib/api-client.ts';
import { CsvButton } from '#web/lib/csv-button.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

/** All users, or the one that the URL selects. */
export default function UsersTab() {
  const [address] = useSearchParams();
  const shown = address.get('user');
  if (!shown) return <UsersList />;
  return <UserPage key={shown} userId={shown} back={usersAddress(address)} money={<MoneyOfUser userId={shown} />} />;
}

function UsersList() {
  const { filter, sort, change, showAll, isNarrowed } = useUserFilter();
  const { search = '' } = filter;
  const asked = { ...filter, sort };
  const { cursor, pager } = useCursorPages(JSON.stringify(asked));
  const found = useQuery(adminUsersQuery(asked, cursor));
  const isPart = search !== '' || isNarrowed;

  return (
    <>
      <PageHeader
        title="Users"
        description="Everyone with an account."
        action={
          useAdminMay()('users.export') ? (
            <CsvButton
              name="users.csv"
              load={(format) => call(adminApi.usersCsv, { query: { ...asked, format } })}
              failed="We couldn’t download the users"
              size="medium"
            >
              Download CSV
            </CsvButton>
          ) : null
        }
      />
      <FigureCards />
      <SearchForm
        key={search}
        label="Search users by email or name"
        search={search}
        onSearch={(text) => change({ search: text })}
      />
      <UserFilters />
      <Listed
        {...{ found, pager }}
        pages="Pages of users"
        empty={
          <EmptyState
            icon={isPart ? <Search aria-hidden="true" /> : <UserX aria-hidden="true" />}
            title={isPart ? 'No users found' : 'No users yet'}
            action={
              isPart ? (
                <Button variant="secondary" onClick={showAll}>
                  Clear search and filters
                </Button>
              ) : null
            }
          >
            {isNarrowed
              ? 'No users match these filters.'
              : search
                ? `No email address or name contains “${search}”.`
                : 'Accounts appear here as people confirm them.'}
          </EmptyState>
        }
      >
        {(rows) => (
          <UsersTable users={rows} sort={sort} onView={(userId) => change({ user: userId }, { replace: false })} />
        )}
      </Listed>
    </>
  );
}

/** The list that a user was opened from. */
function usersAddress(address: URLSearchParams): string {
  const list = new URLSearchParams(address);
  list.delete('user');
  list.set('tab', 'users');
  return `${adminPath}?${list}`;
}
