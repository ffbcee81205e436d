import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type Payout, payoutsApi } from '#contract/payouts/payouts.ts';
import { payoutStatusTexts } from '#texts/payouts/status.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { failureToast } from '#web/lib/failure-toast.ts';
import { formatRandExact } from '#web/lib/format.ts';
import { formatDateTime } from '#web/lib/format-time.ts';
import { toast } from '#web/lib/toast.ts';
import { AlertDialog } from '#web/ui/alert-dialog.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { nextWords } from './wallet-words.ts';

/** The open payout: its status, when it arrives, and how to cancel it while that is possible. */
export function OpenPayout({ payout }: { readonly payout: Payout }) {
  const { id, amountCents, askedAt, reference, status } = payout;
  const { label, tone } = payoutStatusTexts[status];
  const [asking, setAsking] = useState(false);
  const cancel = useMutation(mutationOf(payoutsApi.cancel));

  async function cancelPayout() {
    try {
      await cancel.mutateAsync({ params: { payoutId: id } });
      toast({
        title: 'Payout cancelled',
        description: `${formatRandExact(amountCents)} is available in your wallet again.`,
      });
    } catch (error) {
      failureToast('We couldn’t cancel the payout', error);
    }
    setAsking(false);
  }

  return (
    <div className="grid gap-3 rounded-card bg-sunken p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="figures font-bold font-display text-2xl">{formatRandExact(amountCents)}</p>
        <Badge tone={tone}>{label}</Badge>
      </div>
      <p className="leading-relaxed">{nextWords(payout)}</p>
      <p className="text-ink-soft text-sm">
        Payout {reference}, requested on {formatDateTime(askedAt)}
      </p>
      {status === 'asked' ? (
        <div>
          <Button variant="secondary" size="small" full="phone" onClick={() => setAsking(true)}>
            Cancel payout
          </Button>
        </div>
      ) : null}
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title="Cancel this payout?"
        description={`${formatRandExact(amountCents)} will go back to your wallet, and you can request it again.`}
        confirmLabel="Cancel payout"
        cancelLabel="Keep payout"
        tone="default"
        busy={cancel.isPending}
        onConfirm={() => void cancelPayout()}
      />
    </div>
  );
}
