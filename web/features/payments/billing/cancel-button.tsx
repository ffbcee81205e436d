import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { type Billing, billingApi, cancellationReason } from '#contract/payments/billing.ts';
import type { PayingSide } from '#contract/pricing.ts';
import { hasAccess } from '#domain/payments/subscription-terms.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { formatDay } from '#web/lib/format-time.ts';
import { longest } from '#web/lib/longest.ts';
import { SendDialog } from '#web/lib/send-dialog.tsx';
import { toast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { Textarea } from '#web/ui/textarea.tsx';

interface CancelButtonProps {
  readonly side: PayingSide;
  readonly subscription: NonNullable<Billing['subscription']>;
}

/** Asks first, and states until when access lasts. */
export function CancelButton({ side, subscription }: CancelButtonProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="secondary" full="phone" onClick={() => setAsking(true)}>
        Cancel subscription
      </Button>
      {asking ? <CancelDialog side={side} subscription={subscription} onClose={() => setAsking(false)} /> : null}
    </>
  );
}

function CancelDialog({ side, subscription, onClose }: CancelButtonProps & { readonly onClose: () => void }) {
  const { paidUntil } = subscription;
  const cancel = useMutation(mutationOf(billingApi.cancel));
  const form = useForm({ defaultValues: { reason: '' } });
  const stays = hasAccess({ status: 'cancelled', paidUntil }, new Date());
  const open = stays
    ? `You’ll keep access until ${formatDay(paidUntil)}.`
    : `Your access will end now because the month from ${formatDay(paidUntil)} wasn’t paid for.`;

  return (
    <SendDialog
      form={form}
      title="Cancel your subscription?"
      description={`${open} We won’t charge you again.${stays ? ' You can undo the cancellation until then.' : ''}`}
      size="small"
      confirmLabel="Cancel subscription"
      cancelLabel="Keep subscription"
      tone="danger"
      busyLabel="Cancelling"
      failedTitle="We couldn’t cancel your subscription"
      onSend={async ({ reason }) => {
        await cancel.mutateAsync({ body: { side, reason } });
        toast({ title: 'Subscription cancelled', description: `${open}.` });
      }}
      onClose={onClose}
    >
      <FormField control={form.control} name="reason" label="What made you cancel?" optional>
        {(field) => <Textarea {...field} rows={3} limit={longest(cancellationReason)} />}
      </FormField>
    </SendDialog>
  );
}
