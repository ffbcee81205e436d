import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { type Billing, billingApi, refundAccount } from '#contract/payments/billing.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { formatRandExact } from '#web/lib/format.ts';
import { SendDialog } from '#web/lib/send-dialog.tsx';
import { toast } from '#web/lib/toast.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { bankTakes } from '../payment-words.ts';

type Refund = Billing['refunds'][number];

/** Money on its way back, and where it is to go when the card does not take it. */
export function RefundAccount({ refund }: { readonly refund: Refund }) {
  const [asking, setAsking] = useState(false);
  const amount = formatRandExact(refund.amountCents);
  if (refund.status !== 'eft_due') {
    return (
      <Alert tone="info" title={`${amount} is on its way back to you`}>
        {refund.status === 'eft_ready'
          ? 'It goes to the bank account that you gave us.'
          : `It goes to the card that you paid with. ${bankTakes}`}
      </Alert>
    );
  }
  return (
    <>
      <Alert
        tone="warning"
        title={`${amount} waits for you`}
        action={
          <Button size="small" full="phone" onClick={() => setAsking(true)}>
            Give a bank account
          </Button>
        }
      >
        Your card does not take money back. Tell us the account that it is to go to.
      </Alert>
      {asking ? <AccountDialog refund={refund} onClose={() => setAsking(false)} /> : null}
    </>
  );
}

function AccountDialog({ refund, onClose }: { readonly refund: Refund; readonly onClose: () => void }) {
  const give = useMutation(mutationOf(billingApi.giveRefundAccount));
  const form = useForm({
    resolver: zodResolver(refundAccount),
    defaultValues: { accountHolder: '', bank: '', branchCode: '', accountNumber: '' },
  });

  return (
    <SendDialog
      form={form}
      title="Where should the money go?"
      description={`${formatRandExact(refund.amountCents)} is paid into a South African bank account of yours. We keep these details for nothing else.`}
      confirmLabel="Send"
      busyLabel="Sending"
      failedTitle="Not sent"
      also={[404]}
      onSend={async (body) => {
        await give.mutateAsync({ params: { refundId: refund.id }, body });
        toast({ title: 'Thank you', description: 'We pay the money into this account.' });
      }}
      onClose={onClose}
    >
      <FormField control={form.control} name="accountHolder" label="Account holder" required>
        {(field) => <TextInput {...field} autoComplete="name" />}
      </FormField>
      <FormField control={form.control} name="bank" label="Bank" required>
        {(field) => <TextInput {...field} autoComplete="off" />}
      </FormField>
      <div className="grid gap-5 sm:grid-cols-2">
        <FormField
          control={form.control}
          name="branchCode"
          label="Branch code"
          hint="6 digits. The universal code of your bank will do."
          required
        >
          {(field) => <TextInput {...field} inputMode="numeric" autoComplete="off" />}
        </FormField>
        <FormField
          control={form.control}
          name="accountNumber"
          label="Account number"
          hint="6 to 16 digits. Spaces do not matter."
          required
        >
          {(field) => <TextInput {...field} inputMode="numeric" autoComplete="off" />}
        </FormField>
      </div>
    </SendDialog>
  );
}
