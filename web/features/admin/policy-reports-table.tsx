import type { PolicyReport } from '#contract/diagnostics.ts';
import { formatDateTime } from '#web/lib/format-time.ts';
import { Table, type TableColumn } from '#web/ui/table.tsx';

const columns: readonly TableColumn<PolicyReport>[] = [
  {
    key: 'what',
    header: 'What was stopped',
    primary: true,
    cell: ({ blocked }) => <span className="break-all">{blocked}</span>,
  },
  { key: 'rule', header: 'Rule', cell: ({ directive }) => directive },
  { key: 'page', header: 'Page', cell: ({ page }) => <span className="break-all">{page}</span> },
  { key: 'count', header: 'Times', align: 'end', cell: ({ count }) => count },
  {
    key: 'last',
    header: 'Last seen',
    cell: ({ lastSeenAt }) => <time dateTime={lastSeenAt}>{formatDateTime(lastSeenAt)}</time>,
  },
];

/** @param reports undefined while they load */
export function PolicyReportsTable({ reports }: { readonly reports: readonly PolicyReport[] | undefined }) {
  return (
    <Table
      caption="What the security policy stopped, newest first"
      columns={columns}
      rows={reports ?? []}
      rowKey={({ id }) => id}
      loading={reports === undefined}
    />
  );
}
