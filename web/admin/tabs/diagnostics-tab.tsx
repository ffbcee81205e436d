import { useQuery } from '@tanstack/react-query';
import { Activity } from 'lucide-react';
import { diagnosticsPath } from '#contract/site/portal-addresses.ts';
import { PolicyReportsTable } from '#web/admin/diagnostics/policy-reports-table.tsx';
import { policyReportsQuery } from '#web/admin/people/api.ts';
import { QueryTrouble } from '#web/features/lists/query-trouble.tsx';
import { useCursorPages } from '#web/features/lists/use-cursor-pages.ts';
import { PageHeader } from '#web/features/shell/page-header.tsx';
import { Card } from '#web/ui/card.tsx';
import { CursorPager } from '#web/ui/cursor-pager.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';

export default function DiagnosticsTab() {
  const { cursor, pager } = useCursorPages();
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(policyReportsQuery(cursor));
  return (
    <>
      <PageHeader
        title="Diagnostics"
        action={<LinkButton to={diagnosticsPath}>Run system checks</LinkButton>}
        description="What our security policy blocked in users’ browsers. If the list shows one of our own files, something is broken."
      />
      {error && !data ? (
        <QueryTrouble error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : data?.items.length === 0 ? (
        <EmptyState icon={<Activity aria-hidden="true" />} title="Nothing blocked">
          If a page tries to load or run something our security policy forbids, the browser reports it here.
        </EmptyState>
      ) : (
        <>
          <Card flush>
            <PolicyReportsTable reports={data?.items} />
          </Card>
          <CursorPager label="Pages of reports" {...pager(data?.nextCursor)} busy={isPlaceholderData} />
        </>
      )}
    </>
  );
}
