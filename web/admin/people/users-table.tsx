import type { ListedUser, UserSort } from '#contract/admin/admin.ts';
import { formatDate } from '#web/lib/format-time.ts';
import { pictureInSize } from '#web/lib/picture-in-size.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmailText } from '#web/ui/email-text.tsx';
import { Table, type TableColumn } from '#web/ui/table.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { typeOf } from './user-texts.ts';

interface UsersTableProps {
  /** Undefined while they load. */
  readonly users: readonly ListedUser[] | undefined;
  readonly sort: UserSort;
  readonly onView: (userId: string) => void;
}

export function UsersTable({ users, sort, onView }: UsersTableProps) {
  const columns: readonly TableColumn<ListedUser>[] = [
    {
      key: 'email',
      header: 'Email',
      cell: ({ email, name, picture }) => (
        <span className="flex items-center gap-3">
          <Avatar name={name ?? email} imageUrl={pictureInSize(picture?.url, '64x64')} size="small" />
          <span className="min-w-0">
            <EmailText>{email}</EmailText>
          </span>
        </span>
      ),
      primary: true,
      written: true,
    },
    { key: 'name', header: 'Name', cell: ({ name }) => name ?? '–', written: true },
    {
      key: 'type',
      header: 'Type',
      cell: ({ roles, suspended, confirmed }) => (
        <span className="inline-flex flex-wrap items-center gap-2">
          <span className="whitespace-nowrap">{typeOf(roles)}</span>
          {suspended ? <Badge tone="danger">Suspended</Badge> : null}
          {confirmed ? null : <Badge tone="accent">Not confirmed</Badge>}
        </span>
      ),
    },
    {
      key: 'joined',
      header: 'Joined',
      cell: ({ joinedAt }) => <span className="whitespace-nowrap">{formatDate(joinedAt)}</span>,
    },
    {
      key: 'view',
      header: 'Actions',
      headerHidden: true,
      align: 'end',
      cell: ({ id, email, confirmed }) =>
        confirmed ? (
          <Button variant="secondary" size="small" full="phone" onClick={() => onView(id)}>
            View<VisuallyHidden> {email}</VisuallyHidden>
          </Button>
        ) : null,
    },
  ];
  return (
    <Table
      caption={sort === 'email' ? 'Users, by email' : 'Users, newest first'}
      columns={columns}
      rows={users ?? []}
      rowKey={({ id }) => id}
      loading={users === undefined}
    />
  );
}
