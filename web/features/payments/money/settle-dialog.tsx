import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { type ProviderLine, providerMoneyApi, providerPayoutInput } from '#contract/payments/provider-money.ts';
import { dayInSouthAfrica } from '#domain/calendar-day.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { leaveIfOutdated } from '#web/lib/form-errors.ts';
import { formatRandExact } from '#web/lib/format.ts';
import { toast } from '#web/lib/toast.ts';
import { useKeyFor } from '#web/lib/use-key-for.ts';
import { DateInput } from '#web/ui/date-input.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { MoneyInput } from '#web/ui/money-input.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

interface SettleDialogProps {
  readonly lines: readonly ProviderLine[];
  readonly onDone: () => void;
  readonly onClose: () => void;
}

const form = providerPayoutInput.omit({ lines: true });

/** What has come in at our bank, beside the lines of the provider's statement that it should be. */
export function SettleDialog({ lines, onDone, onClose }: SettleDialogProps) {
  const sumCents = lines.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const record = useMutation(mutationOf(providerMoneyApi.record));
  const keyFor = useKeyFor();
  const { control, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(form),
    defaultValues: { paidOn: dayInSouthAfrica(new Date()), bankReference: '', amountCents: sumCents },
  });
  const submit = handleSubmit(async (given) => {
    const body = { ...given, lines: lines.map(({ kind, id }) => ({ kind, id })) };
    try {
      await record.mutateAsync({ body, idempotencyKey: keyFor(body) });
      toast({ title: `${formatRandExact(given.amountCents)} is at the bank` });
      onDone();
    } catch (error) {
      leaveIfOutdated(error, setError, { leave: onClose });
    }
  });
  return (
    <FormDialog
      title="Record a payout of the provider"
      description={`${lines.length === 1 ? 'One line comes' : `${lines.length} lines come`} to ${formatRandExact(sumCents)}. It has to be what has come in at the bank, to the cent.`}
      confirmLabel="It is at the bank"
      failedTitle="Nothing was changed"
      busy={formState.isSubmitting}
      failure={formState.errors.root?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormField control={control} name="paidOn" label="Came in on" required>
        {(field) => <DateInput {...field} />}
      </FormField>
      <FormField
        control={control}
        name="bankReference"
        label="Reference"
        hint="As it stands on the bank statement. Each is recorded once."
        required
      >
        {(field) => <TextInput {...field} maxLength={60} autoComplete="off" />}
      </FormField>
      <FormField control={control} name="amountCents" label="Amount on the bank statement" required>
        {(field) => <MoneyInput {...field} />}
      </FormField>
    </FormDialog>
  );
}
