import { useQuery } from '@tanstack/react-query';
import { engagementLimits, engagementTimes } from '#contract/agreed-terms.ts';
import type { Cancellation } from '#contract/engagements/team.ts';
import { QueryTrouble } from '#web/features/lists/query-trouble.tsx';
import { formatRand } from '#web/lib/format.ts';
import { formatUntil } from '#web/lib/format-time.ts';
import { Alert } from '#web/ui/alert.tsx';
import { SkeletonText } from '#web/ui/skeleton-text.tsx';
import { aroundQuery } from './api.ts';

interface CancellationCostProps {
  readonly engagementId: string;
  readonly repName: string;
}

/** The current cost of cancelling. Fetched each time the dialog opens. */
export function CancellationCost({ engagementId, repName }: CancellationCostProps) {
  const query = useQuery({ ...aroundQuery(engagementId), staleTime: 0, refetchInterval: 60_000 });
  const { data, error, isFetching } = query;
  if (!data && error) return <QueryTrouble error={error} busy={isFetching} onRetry={() => void query.refetch()} />;
  if (!data?.cancellation) return isFetching ? <SkeletonText lines={2} /> : null;
  const { title, text, tone } = costWords(data.cancellation, repName);
  return (
    <Alert tone={tone} title={title}>
      {text}
    </Alert>
  );
}

function costWords(
  { late, freeUntil, heldCents, repCents, platformCents, backCents }: Cancellation,
  repName: string,
): { readonly title: string; readonly text: string; readonly tone: 'info' | 'warning' } {
  if (heldCents === 0) return { title: 'Cancelling is free', text: 'You haven’t paid for it yet.', tone: 'info' };
  if (!late)
    return {
      title: 'Cancelling is free',
      text: freeUntil
        ? `If you cancel before ${formatUntil(freeUntil)}, you’ll get the full ${formatRand(backCents)} back.`
        : `You’ll get the full ${formatRand(backCents)} back.`,
      tone: 'info',
    };
  const cost = repCents + platformCents;
  return {
    title: `Cancelling costs ${formatRand(cost)}`,
    text: `The gig starts in less than ${engagementTimes.freeCancellationHours} hours, so ${repName} is paid for up to ${engagementLimits.lateCancellationHours} hours: ${formatRand(repCents)}. Our fee is ${formatRand(platformCents)}. You’ll get ${formatRand(backCents)} back.`,
    tone: 'warning',
  };
}
