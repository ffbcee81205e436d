import { useMutation } from '@tanstack/react-query';
import { type Billing, billingApi } from '#contract/payments/billing.ts';
import type { PayingSide } from '#contract/pricing.ts';
import { AskFirst } from '#web/lib/ask-first.tsx';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { formatRandExact } from '#web/lib/format.ts';
import { formatDay } from '#web/lib/format-time.ts';
import { toast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';

interface ResumeButtonProps {
  readonly side: PayingSide;
  readonly subscription: NonNullable<Billing['subscription']>;
}

/** Undoes a cancellation: charges resume, so it asks for confirmation. */
export function ResumeButton({ side, subscription: { amountCents, paidUntil } }: ResumeButtonProps) {
  const resume = useMutation(mutationOf(billingApi.resume));
  return (
    <AskFirst
      trigger={<Button full="phone">Keep my subscription</Button>}
      title="Keep your subscription?"
      description={`We’ll charge ${formatRandExact(amountCents)} on ${formatDay(paidUntil)}, and each month after that until you cancel. You won’t be charged today.`}
      confirmLabel="Keep subscription"
      tone="default"
      failed="Your subscription stays cancelled"
      act={async () => {
        await resume.mutateAsync({ body: { side } });
        toast({ title: 'Your subscription continues' });
      }}
    />
  );
}
