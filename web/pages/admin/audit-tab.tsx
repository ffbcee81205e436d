import { useQuery } from '@tanstack/react-query';
import { auditQuery } from '#web/features/admin/api.ts';
import { AuditTable } from '#web/features/admin/audit-table.tsx';
import { QueryTrouble } from '#web/features/lists/query-trouble.tsx';
import { useCursorPages } from '#web/features/lists/use-cursor-pages.ts';
import { PageHeader } from '#web/features/shell/page-header.tsx';
import { Card } from '#web/ui/card.tsx';
import { CursorPager } from '#web/ui/cursor-pager.tsx';

/** Never empty: whoever reads it has signed in. */
export function AuditTab() {
  const { cursor, pager } = useCursorPages();
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(auditQuery(cursor));
  return (
    <>
      <PageHeader
        title="Audit Log"
        description="What administrators did, and what others tried in their name. Nobody can change it."
      />
      {error && !data ? (
        <QueryTrouble error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <>
          <Card flush>
            <AuditTable entries={data?.items} />
          </Card>
          <CursorPager label="Pages of the audit log" {...pager(data?.nextCursor)} busy={isPlaceholderData} />
        </>
      )}
    </>
  );
}
