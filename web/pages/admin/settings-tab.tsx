import { useQuery } from '@tanstack/react-query';
import { settingsQuery } from '#web/features/admin/api.ts';
import { SettingsForm } from '#web/features/admin/settings-form.tsx';
import { QueryTrouble } from '#web/features/lists/query-trouble.tsx';
import { useAdminMay } from '#web/features/session/admin-role.ts';
import { PageHeader } from '#web/features/shell/page-header.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

export function SettingsTab() {
  const may = useAdminMay()('settings.edit');
  const { data, error, isFetching, refetch } = useQuery(settingsQuery);
  return (
    <>
      <PageHeader
        title="Settings"
        description="What the operator decides. A change holds everywhere within a second, and is on the record."
      />
      {data ? (
        <fieldset disabled={!may} className="grid min-w-0 gap-6">
          {may ? null : <Alert className="max-w-2xl">An owner changes them. You see how they stand.</Alert>}
          <SettingsForm settings={data} />
        </fieldset>
      ) : error ? (
        <QueryTrouble error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-72 max-w-2xl" label="Loading the settings" />
      )}
    </>
  );
}
