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
import { useKeyFor } from '#web/lib/use-key-for.ts';
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

/** What has come in at our bank, beside the lines of the provider's statement that it should be. */
export function SettleDialog({ lines, onDone, onClose }: SettleDialogProps) {
  const sumCents = lines.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const record = useMutation(mutationOf(providerMoneyApi.record));
  const keyFor = useKeyFor();
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { paidOn: dayInSouthAfrica(new Date()), bankReference: '', amountCents: sumCents },
  });
  return (
    <SendDialog
      form={form}
      title="Record a payout of the provider"
      description={`${lines.length === 1 ? 'One line comes' : `${lines.length} lines come`} to ${formatRandExact(sumCents)}. It has to be what has come in at the bank, to the cent.`}
      confirmLabel="It is at the bank"
      failedTitle="We couldn’t record the payout"
      onSend={async (given) => {
        const body = { ...given, lines: lines.map(({ kind, id }) => ({ kind, id })) };
        await record.mutateAsync({ body, idempotencyKey: keyFor(body) });
        toast({ title: `${formatRandExact(given.amountCents)} is at the bank` });
      }}
      onSent={onDone}
      // What was typed is what has to be put right.
      unless={['settlement.sum_differs', 'settlement.reference_used']}
      onClose={onClose}
    >
      <FormField
        control={form.control}
        name="paidOn"
        label="Came in on"
        hint="The day of the deposit on the bank statement."
        required
      >
        {(field) => <DateInput {...field} />}
      </FormField>
      <FormField
        control={form.control}
        name="bankReference"
        label="Reference"
        hint="As shown on the bank statement. Each is recorded once."
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
