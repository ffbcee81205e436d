import type { TeamMember } from '#contract/operators/team.ts';
import { formatDateTime } from '#web/lib/format-time.ts';
import { StatusBadge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Table, type TableColumn } from '#web/ui/table.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { roleLabels, stateWords } from './role-words.ts';

interface TeamTableProps {
  /** Undefined while they load. */
  readonly members: readonly TeamMember[] | undefined;
  readonly onManage: (memberId: string) => void;
}

export function TeamTable({ members, onManage }: TeamTableProps) {
  const columns: readonly TableColumn<TeamMember>[] = [
    {
      key: 'email',
      header: 'Email',
      primary: true,
      written: true,
      cell: ({ email, you }) => (you ? `${email} (you)` : email),
    },
    { key: 'role', header: 'Role', cell: ({ role }) => roleLabels[role] },
    {
      key: 'state',
      header: 'State',
      cell: ({ state }) => <StatusBadge {...stateWords[state]} />,
    },
    {
      key: 'signedIn',
      header: 'Last sign-in',
      cell: ({ lastSignInAt }) =>
        lastSignInAt ? <time dateTime={lastSignInAt}>{formatDateTime(lastSignInAt)}</time> : 'Never',
    },
    { key: 'factor', header: 'Two-factor', cell: ({ secondFactor }) => (secondFactor ? 'On' : 'Off') },
    {
      key: 'manage',
      header: 'Actions',
      headerHidden: true,
      align: 'end',
      cell: ({ id, email }) => (
        <Button variant="secondary" size="small" full="phone" onClick={() => onManage(id)}>
          Manage<VisuallyHidden> {email}</VisuallyHidden>
        </Button>
      ),
    },
  ];
  return (
    <Table
      caption="Admins, by email"
      columns={columns}
      rows={members ?? []}
      rowKey={({ id }) => id}
      loading={members === undefined}
    />
  );
}
