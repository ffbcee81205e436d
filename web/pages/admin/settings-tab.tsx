import { useQuery } from '@tanstack/react-query';
import { settingsQuery } from '#web/features/admin/api.ts';
import { SettingsForm } from '#web/features/admin/settings-form.tsx';
import { QueryTrouble } from '#web/features/lists/query-trouble.tsx';
import { PageHeader } from '#web/features/shell/page-header.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

export function SettingsTab() {
  const { data, error, isFetching, refetch } = useQuery(settingsQuery);
  return (
    <>
      <PageHeader
        title="Settings"
        description="What the operator decides. A change holds everywhere within a second, and is on the record."
      />
      {data ? (
        <SettingsForm settings={data} />
      ) : error ? (
        <QueryTrouble error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-72 max-w-2xl" label="Loading the settings" />
      )}
    </>
  );
}
