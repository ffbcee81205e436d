import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { adminPaymentsApi } from '#contract/payments/admin-payments.ts';
import { longest } from '#web/lib/longest.ts';
import { SendDialog } from '#web/lib/send-dialog.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

interface EftDialogProps {
  readonly amount: string;
  readonly onSend: (reference: string) => Promise<unknown>;
  readonly onClose: () => void;
}

/** After somebody has made the payment at the bank. */
export function EftDialog({ amount, onSend, onClose }: EftDialogProps) {
  const form = useForm({
    resolver: zodResolver(adminPaymentsApi.recordEft.body),
    defaultValues: { reference: '' },
  });
  return (
    <SendDialog
      form={form}
      title="Paid by hand?"
      description={`Confirm once the bank has taken your payment of ${amount}. We book the payment as refunded, notify the payer and delete the account number they gave. This can’t be undone.`}
      confirmLabel="It is paid"
      failedTitle="We couldn’t record the refund"
      onSend={async ({ reference }) => {
        await onSend(reference);
      }}
      onClose={onClose}
    >
      <FormField
        control={form.control}
        name="reference"
        label="Reference of the payment"
        hint="As shown on the bank statement."
        required
      >
        {(field) => (
          <TextInput
            {...field}
            maxLength={longest(adminPaymentsApi.recordEft.body.shape.reference)}
            autoComplete="off"
          />
        )}
      </FormField>
    </SendDialog>
  );
}
