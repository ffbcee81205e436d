import type { PolicyReport } from '#contract/diagnostics/policy-reports.ts';
import { formatDateTime } from '#web/lib/format-time.ts';
import { Table, type TableColumn } from '#web/ui/table.tsx';

const columns: readonly TableColumn<PolicyReport>[] = [
  {
    key: 'what',
    header: 'Blocked',
    primary: true,
    written: true,
    cell: ({ blocked }) => blocked,
  },
  { key: 'rule', header: 'Rule', cell: ({ directive }) => directive },
  { key: 'page', header: 'Page', cell: ({ page }) => page, written: true },
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
      caption="Browser security reports, newest first"
      columns={columns}
      rows={reports ?? []}
      rowKey={({ id }) => id}
      loading={reports === undefined}
    />
  );
}
