import { useQuery } from '@tanstack/react-query';
import { gigTerms } from '#contract/pricing.ts';
import { settingsQuery } from '#web/features/admin/api.ts';
import { SettingsForm } from '#web/features/admin/settings-form.tsx';
import { QueryTrouble } from '#web/features/lists/query-trouble.tsx';
import { PageHeader } from '#web/features/shell/page-header.tsx';
import { formatRand } from '#web/lib/format.ts';
import { Card } from '#web/ui/card.tsx';
import { DescriptionList } from '#web/ui/description-list.tsx';
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
      <Card title="Of each gig" description="Fixed in this version." className="mt-6 max-w-2xl">
        <DescriptionList
          items={[
            { term: 'Platform commission', detail: `${gigTerms.commissionPercent}%` },
            { term: 'Minimum payout', detail: formatRand(gigTerms.minimumPayoutCents) },
          ]}
        />
      </Card>
    </>
  );
}
