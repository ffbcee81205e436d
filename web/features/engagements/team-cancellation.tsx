import { useQuery } from '@tanstack/react-query';
import { engagementLimits, engagementTimes } from '#contract/agreed-terms.ts';
import type { Cancellation } from '#contract/engagements/team.ts';
import { formatRand } from '#web/lib/format.ts';
import { formatUntil } from '#web/lib/format-time.ts';
import { Alert } from '#web/ui/alert.tsx';
import { SkeletonText } from '#web/ui/skeleton-text.tsx';
import { aroundQuery } from './team-api.ts';

interface CancellationCostProps {
  readonly engagementId: string;
  readonly repName: string;
}

/** What cancelling costs at this moment, asked anew each time somebody is about to. */
export function CancellationCost({ engagementId, repName }: CancellationCostProps) {
  const { data, isFetching } = useQuery({ ...aroundQuery(engagementId), staleTime: 0, refetchInterval: 60_000 });
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
  if (heldCents === 0) return { title: 'It costs nothing', text: 'Nothing was paid in yet.', tone: 'info' };
  if (!late)
    return {
      title: 'It costs nothing',
      text: freeUntil
        ? `If you cancel before ${formatUntil(freeUntil)}, all of the ${formatRand(backCents)} comes back to you.`
        : `All of the ${formatRand(backCents)} comes back to you.`,
      tone: 'info',
    };
  const cost = repCents + platformCents;
  return {
    title: `It costs ${formatRand(cost)}`,
    text: `The start is less than ${engagementTimes.freeCancellationHours} hours away, so ${repName} is paid for up to ${engagementLimits.lateCancellationHours} hours: ${formatRand(repCents)}. Our fee on it is ${formatRand(platformCents)}. You get ${formatRand(backCents)} back.`,
    tone: 'warning',
  };
}
