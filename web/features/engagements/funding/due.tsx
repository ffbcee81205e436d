import { useQuery } from '@tanstack/react-query';
import { QueryTrouble } from '#web/features/lists/query-trouble.tsx';
import { Card } from '#web/ui/card.tsx';
import { SkeletonText } from '#web/ui/skeleton-text.tsx';
import { fundingDueQuery } from './api.ts';
import { FundingList } from './list.tsx';

/** Reps the business has yet to pay for. Renders nothing if there are none. */
export function FundingDue() {
  const { data, error, isFetching, refetch } = useQuery(fundingDueQuery);
  if (data?.items.length === 0) return null;
  return (
    <Card
      title="Funding due"
      description="You pay before the gig starts. We hold the money until you approve the hours, and refund what isn’t used."
    >
      {data ? (
        <FundingList due={data} />
      ) : error ? (
        <QueryTrouble error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <SkeletonText lines={4} />
      )}
    </Card>
  );
}
