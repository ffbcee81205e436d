import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { type ProviderLine, providerMoneyApi, providerPayoutInput } from '#contract/payments/provider-money.ts';
import { dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { formatRandExact } from '#web/lib/format.ts';
import { longest } from '#web/lib/longest.ts';
import { SendDialog } from '#web/lib/send-dialog.tsx';
import { toast } from '#web/lib/toast.ts';
import { DateInput } from '#web/ui/date-input.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { MoneyInput } from '#web/ui/money-input.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

interface SettleDialogProps {
  readonly lines: readonly ProviderLine[];
  readonly onDone: () => void;
  readonly onClose: () => void;
}

const schema = providerPayoutInput.omit({ lines: true });

/** Matches a deposit at our bank with the selected lines of the provider's statement. */
export function SettleDialog({ lines, onDone, onClose }: SettleDialogProps) {
  const sumCents = lines.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const record = useMutation(mutationOf(providerMoneyApi.record));
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { paidOn: dayInSouthAfrica(new Date()), bankReference: '', amountCents: sumCents },
  });
  return (
    <SendDialog
      form={form}
      title="Record provider payout"
      description={`${lines.length === 1 ? '1 line adds' : `${lines.length} lines add`} up to ${formatRandExact(sumCents)}. The deposit at the bank must match to the cent.`}
      confirmLabel="Record payout"
      failedTitle="We couldn’t record the payout"
      onSend={async (given) => {
        const body = { ...given, lines: lines.map(({ kind, id }) => ({ kind, id })) };
        await record.mutateAsync({ body });
        toast({ title: `Payout of ${formatRandExact(given.amountCents)} recorded` });
      }}
      onSent={onDone}
      // The entered amount is the one to correct.
      unless={['settlement.sum_differs', 'settlement.reference_used']}
      onClose={onClose}
    >
      <FormField
        control={form.control}
        name="paidOn"
        label="Deposit date"
        hint="As shown on the bank statement."
        required
      >
        {(field) => <DateInput {...field} />}
      </FormField>
      <FormField
        control={form.control}
        name="bankReference"
        label="Reference"
        hint="As shown on the bank statement. Use each reference only once."
        required
      >
        {(field) => <TextInput {...field} maxLength={longest(schema.shape.bankReference)} autoComplete="off" />}
      </FormField>
      <FormField control={form.control} name="amountCents" label="Amount on the bank statement" required>
        {(field) => <MoneyInput {...field} />}
      </FormField>
    </SendDialog>
  );
}
