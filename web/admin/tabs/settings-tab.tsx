import { useQuery } from '@tanstack/react-query';
import { WaitingApproval } from '#web/admin/approvals/waiting-approval.tsx';
import { settingsQuery } from '#web/admin/people/api.ts';
import { SettingsForm } from '#web/admin/settings/settings-form.tsx';
import { SettingsHistory } from '#web/admin/settings/settings-history.tsx';
import { useAdminMay } from '#web/admin/sign-in/admin-role.ts';
import { QueryTrouble } from '#web/features/lists/query-trouble.tsx';
import { PageHeader } from '#web/features/shell/page-header.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

export default function SettingsTab() {
  const may = useAdminMay();
  const { data, error, isFetching, refetch } = useQuery(settingsQuery);
  return (
    <>
      <PageHeader
        title="Settings"
        description="Changes apply everywhere within a second. The history below lists each one."
      />
      {may('settings.edit') ? null : (
        <Alert className="mb-6 max-w-2xl">
          {may('settings.edit_money')
            ? 'You can change money settings. An owner can change all others.'
            : 'Only an owner can change these settings.'}
        </Alert>
      )}
      <WaitingApproval act="settings.change" />
      {data ? (
        <SettingsForm settings={data} />
      ) : error ? (
        <QueryTrouble error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-72 max-w-2xl" label="Loading settings" grows />
      )}
      <SettingsHistory />
    </>
  );
}
