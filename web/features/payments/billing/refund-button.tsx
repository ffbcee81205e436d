import { useMutation } from '@tanstack/react-query';
import { billingApi } from '#contract/payments/billing.ts';
import type { TrialStatus } from '#contract/payments/trial-status.ts';
import type { PayingSide } from '#contract/pricing.ts';
import { AskFirst } from '#web/lib/ask-first.tsx';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { formatRandExact } from '#web/lib/format.ts';
import { formatDate, formatDateTime } from '#web/lib/format-time.ts';
import { toast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { bankTakes } from '../payment-words.ts';

interface RefundButtonProps {
  readonly side: PayingSide;
  readonly amountCents: number;
  readonly until: string;
  readonly trial: TrialStatus;
}

/** Refunds the first payment within its days, without a reason. */
export function RefundButton({ side, amountCents, until, trial }: RefundButtonProps) {
  const refund = useMutation(mutationOf(billingApi.refund));
  const then = trial.trial_expired
    ? 'Your access will end now.'
    : `Your free trial continues until ${formatDate(trial.trial_end_date)}.`;
  return (
    <AskFirst
      trigger={
        <Button variant="ghost" full="phone">
          Request a refund
        </Button>
      }
      title="Refund your first payment?"
      description={`We’ll refund ${formatRandExact(amountCents)} and end your subscription. ${then} You can request this until ${formatDateTime(until)}.`}
      confirmLabel="Request refund"
      failed="We couldn’t refund your payment"
      act={async () => {
        await refund.mutateAsync({ body: { side } });
        toast({ title: 'Your money is on its way back', description: bankTakes });
      }}
    />
  );
}
