import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { cents, id, prose } from '#contract/fields.ts';
import { correctionsApi } from '#contract/ledger/corrections.ts';
import { correctableAccounts } from '#contract/ledger/options.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { longest } from '#web/lib/longest.ts';
import { SendDialog } from '#web/lib/send-dialog.tsx';
import { toast } from '#web/lib/toast.ts';
import { FormField } from '#web/ui/form-field.tsx';
import { MoneyInput } from '#web/ui/money-input.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { accountWords } from './money-words.ts';

const kinds = z.enum(correctableAccounts, 'Choose an account.');

/** One rep, whether their wallet is debited or credited. */
const schema = z
  .object({
    from: kinds,
    to: kinds,
    repId: z.union([id, z.literal('')]),
    amountCents: cents('Amount'),
    reason: prose('Reason', 500),
  })
  .refine(({ from, to }) => from !== to, { path: ['to'], error: 'Choose two different accounts.' })
  .refine(({ from, to, repId }) => (from !== 'rep_wallet' && to !== 'rep_wallet') || repId !== '', {
    path: ['repId'],
    error: 'Enter the rep’s number.',
  });

const options = correctableAccounts.map((value) => ({ value, label: accountWords[value] }));

/** A transfer that corrects a mistake. It is booked once a second admin approves it. */
export function CorrectionDialog({ onClose }: { readonly onClose: () => void }) {
  const ask = useMutation(mutationOf(correctionsApi.ask));
  const form = useForm<z.input<typeof schema>, unknown, z.output<typeof schema>>({
    resolver: zodResolver(schema),
    defaultValues: { from: 'rep_wallet', to: 'chargeback_losses', repId: '', reason: '' },
  });
  const hasWallet = form.watch('from') === 'rep_wallet' || form.watch('to') === 'rep_wallet';
  return (
    <SendDialog
      form={form}
      title="Correct the ledger"
      description="Existing entries won’t change. A new transfer will move the amount between two accounts once a second admin approves it."
      confirmLabel="Propose correction"
      failedTitle="We couldn’t propose the correction"
      onSend={async ({ from, to, repId, amountCents, reason }) => {
        const account = (kind: typeof from) => ({ kind, repId: kind === 'rep_wallet' ? repId : null });
        const body = { fromAccount: account(from), toAccount: account(to), amountCents, reason };
        await ask.mutateAsync({ body });
        toast({ title: 'Correction proposed', description: 'A second admin must approve it.' });
      }}
      onClose={onClose}
    >
      <FormField control={form.control} name="from" label="From" required>
        {(field) => <Select {...field} options={options} />}
      </FormField>
      <FormField control={form.control} name="to" label="To" required>
        {(field) => <Select {...field} options={options} />}
      </FormField>
      {hasWallet ? (
        <FormField
          control={form.control}
          name="repId"
          label="Rep number"
          hint="You’ll find it in the list of holds."
          required
        >
          {(field) => <TextInput {...field} maxLength={36} autoComplete="off" />}
        </FormField>
      ) : null}
      <FormField control={form.control} name="amountCents" label="Amount" required>
        {(field) => <MoneyInput {...field} />}
      </FormField>
      <FormField
        control={form.control}
        name="reason"
        label="Reason"
        hint="We’ll keep this reason with the ledger entry."
        required
      >
        {(field) => <Textarea {...field} rows={3} limit={longest(schema.shape.reason)} />}
      </FormField>
    </SendDialog>
  );
}
