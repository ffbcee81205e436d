import { useMutation, useQuery } from '@tanstack/react-query';
import { fundingApi } from '#contract/engagements/funding.ts';
import { AskFirst } from '#web/lib/ask-first.tsx';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { formatRand } from '#web/lib/format.ts';
import { formatUntil } from '#web/lib/format-time.ts';
import { isAwaited } from '#web/lib/is-awaited.ts';
import { toast } from '#web/lib/toast.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Pending } from '#web/ui/pending.tsx';
import { substitutesQuery } from './disputes/api.ts';

/** The money of a rep who cancelled: until when it can pay for a replacement, and the button that refunds it now. */
export function KeptMoney({ engagementId }: { readonly engagementId: string }) {
  const substitutes = useQuery(substitutesQuery(engagementId));
  const refund = useMutation(mutationOf(fundingApi.refundKept));
  const { data } = substitutes;
  if (!data?.kept) return isAwaited(substitutes) ? <Pending /> : null;
  const amount = formatRand(data.kept.cents);
  return (
    <Alert
      title={`We’ll keep your ${amount} for a replacement until ${formatUntil(data.kept.until)}`}
      action={
        <AskFirst
          trigger={
            <Button size="small" variant="secondary" full="phone">
              Refund now
            </Button>
          }
          tone="default"
          title={`Refund ${amount} now?`}
          description="We’ll refund the card you paid with. You’ll then pay for any replacement separately."
          confirmLabel={`Refund ${amount}`}
          failed="We couldn’t start the refund"
          act={async () => {
            await refund.mutateAsync({ params: { engagementId } });
            toast({ title: `${amount} is on its way back to you` });
          }}
        />
      }
    >
      If you fund another rep for this job by then, you won’t pay a second card fee. If the replacement costs more, you
      pay for it in full and we refund this money. We also refund what you don’t use.
    </Alert>
  );
}
