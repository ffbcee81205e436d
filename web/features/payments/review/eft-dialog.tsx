import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { adminPaymentsApi } from '#contract/payments/admin-payments.ts';
import { leaveIfOutdated } from '#web/lib/form-errors.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

interface EftDialogProps {
  readonly amount: string;
  readonly onSend: (reference: string) => Promise<unknown>;
  readonly onClose: () => void;
}

/** After somebody has made the payment at the bank. */
export function EftDialog({ amount, onSend, onClose }: EftDialogProps) {
  const { control, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(adminPaymentsApi.recordEft.body),
    defaultValues: { reference: '' },
  });
  const submit = handleSubmit(async ({ reference }) => {
    try {
      await onSend(reference);
      onClose();
    } catch (error) {
      leaveIfOutdated(error, setError, { leave: onClose });
    }
  });
  return (
    <FormDialog
      title="Paid by hand?"
      description={`Say so once the bank has taken your payment of ${amount}. The payment is booked as paid back, the payer is told, and the account that they gave is wiped. Nobody can undo that.`}
      confirmLabel="It is paid"
      failedTitle="Nothing was changed"
      busy={formState.isSubmitting}
      failure={formState.errors.root?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormField
        control={control}
        name="reference"
        label="Reference of the payment"
        hint="As it stands on the bank statement."
        required
      >
        {(field) => <TextInput {...field} maxLength={40} autoComplete="off" />}
      </FormField>
    </FormDialog>
  );
}
