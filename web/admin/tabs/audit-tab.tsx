import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { auditApi } from '#contract/operators/audit.ts';
import { AuditFilters, useAuditFilter } from '#web/admin/audit/audit-filters.tsx';
import { AuditTable } from '#web/admin/audit/audit-table.tsx';
import { auditQuery } from '#web/admin/people/api.ts';
import { Listed } from '#web/features/lists/listed-table.tsx';
import { useCursorPages } from '#web/features/lists/use-cursor-pages.ts';
import { PageHeader } from '#web/features/shell/page-header.tsx';
import { call } from '#web/lib/api-client.ts';
import { CsvButton } from '#web/lib/csv-button.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

/** Never empty without filters: the admin's own sign-in is listed. */
export default function AuditTab() {
  const { filter, showAll } = useAuditFilter();
  const { cursor, pager } = useCursorPages(JSON.stringify(filter));
  const found = useQuery(auditQuery(filter, cursor));
  return (
    <>
      <PageHeader
        title="Audit Log"
        description="All actions by admins, and failed sign-in and passkey attempts. Entries can’t be changed."
        action={
          <CsvButton
            name="audit-log.csv"
            load={(format) => call(auditApi.csv, { query: { ...filter, format } })}
            failed="We couldn’t download the audit log"
            size="medium"
          >
            Download CSV
          </CsvButton>
        }
      />
      <AuditFilters />
      <Listed
        {...{ found, pager }}
        pages="Pages of the audit log"
        empty={
          <EmptyState
            icon={<Search aria-hidden="true" />}
            title="No entries match these filters"
            action={
              <Button variant="secondary" onClick={showAll}>
                Show all entries
              </Button>
            }
          >
            Try other dates or another search.
          </EmptyState>
        }
      >
        {(rows) => <AuditTable entries={rows} />}
      </Listed>
    </>
  );
}
