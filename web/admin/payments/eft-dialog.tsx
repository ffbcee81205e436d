import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { eftInput } from '#contract/payments/admin-payments.ts';
import { longest } from '#web/lib/longest.ts';
import { SendDialog } from '#web/lib/send-dialog.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

interface EftDialogProps {
  readonly amount: string;
  readonly onSend: (reference: string) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Records a refund that an admin has paid at the bank. */
export function EftDialog({ amount, onSend, onClose }: EftDialogProps) {
  const form = useForm({
    resolver: zodResolver(eftInput),
    defaultValues: { reference: '' },
  });
  return (
    <SendDialog
      form={form}
      title="Have you paid this refund by EFT?"
      description={`Confirm once your bank has sent the ${amount}. We’ll book the payment as refunded, notify the payer and delete their account number. This can’t be undone.`}
      confirmLabel="Record refund"
      failedTitle="We couldn’t record the refund"
      onSend={async ({ reference }) => {
        await onSend(reference);
      }}
      onClose={onClose}
    >
      <FormField
        control={form.control}
        name="reference"
        label="Payment reference"
        hint="As shown on the bank statement."
        required
      >
        {(field) => <TextInput {...field} maxLength={longest(eftInput.shape.reference)} autoComplete="off" />}
      </FormField>
    </SendDialog>
  );
}
